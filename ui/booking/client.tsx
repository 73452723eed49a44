import "#ui/styles.css";
