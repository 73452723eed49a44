// Runs before the first paint, so that a kept theme never flashes. The CSP forbids inline scripts.
(function () {
  var root = document.documentElement;
  var kept = null;
  try {
    kept = localStorage.getItem("theme");
  } catch {
    // Storage may be closed to us; the default theme then stands.
  }
  var visitor = /^\/(book|manage)(\/|$)/.test(location.pathname);
  var systemDark = matchMedia("(prefers-color-scheme: dark)").matches;
  var standard = visitor && !systemDark ? "light" : "dark";
  var theme = kept === "light" || kept === "dark" ? kept : standard;
  root.dataset.theme = theme;
  root.dataset.script = "on";
  var bar = document.querySelector("meta[name=theme-color]");
  if (bar) bar.content = theme === "light" ? "#f4f4f3" : "#161616";
})();
