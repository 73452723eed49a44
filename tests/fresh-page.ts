import { cleanup } from "@testing-library/react";
import { afterEach, vi } from "vitest";
import "./patience.ts";

/*
 * Before each file of the UI's tests. A worker has one window and one copy of the packages for all its files; each of them finds
 * the window as the first did, and reads the UI's own modules anew, so that no store and no query of another is left in them.
 */

const worker = globalThis as { untouched?: Map<object, Map<string, PropertyDescriptor>> };
const changeable = [globalThis, navigator, URL, Element.prototype];

// what waits until the browser has nothing else to do would come to another test
globalThis.requestIdleCallback = () => 0;
vi.resetModules();
worker.untouched ??= new Map(changeable.map((of) => [of, valuesOf(of)]));
for (const [of, values] of worker.untouched) putBack(of, values);
localStorage.clear();
sessionStorage.clear();
for (const cookie of document.cookie.split("; "))
  document.cookie = `${cookie.split("=")[0]}=; max-age=0; path=/`;
history.replaceState(null, "", "/");
document.title = "";
for (const element of [document.documentElement, document.head, document.body])
  for (const name of element.getAttributeNames()) element.removeAttribute(name);
document.head.replaceChildren();
document.body.replaceChildren();

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** What of an object can be replaced, but for what the runner keeps in it for itself and what is made anew at each look. */
function valuesOf(of: object) {
  const named = Object.entries(Object.getOwnPropertyDescriptors(of));
  return new Map(
    named.flatMap(([name, kept]): [string, PropertyDescriptor][] => {
      if (of !== globalThis) return [[name, kept]];
      // the window's own are read through globalThis
      const value: unknown = Reflect.get(of, name);
      const ours = name.startsWith("__") || name === "untouched" || value !== Reflect.get(of, name);
      return ours ? [] : [[name, { value }]];
    }),
  );
}

function putBack(of: object, was: Map<string, PropertyDescriptor>) {
  for (const [name, now] of valuesOf(of)) {
    const value: unknown = now.value;
    const before = was.get(name);
    if (!before) Reflect.deleteProperty(of, name);
    else if (before.value !== value && of === globalThis) Reflect.set(of, name, before.value);
    else if (before.value !== value || before.get !== now.get)
      Object.defineProperty(of, name, before);
  }
}
