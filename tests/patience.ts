import { configure } from "@testing-library/react";

/** What a screen shows by itself is waited for as long as that may take on a loaded machine; the library's own second is less. */
configure({ asyncUtilTimeout: 30_000 });
