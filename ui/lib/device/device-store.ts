import { clear, createStore, del, get, set, values } from "idb-keyval";

/** What is kept on this device under names. */
export type DeviceStore<T> = {
  get(name: string): Promise<T | undefined>;
  all(): Promise<T[]>;
  set(name: string, value: T): Promise<void>;
  delete(name: string): Promise<void>;
  clear(): Promise<void>;
};

/** A store of this device that survives a reload; where the browser keeps none, it lasts as long as the page. */
export function deviceStore<T>(name: string): DeviceStore<T> {
  if (typeof indexedDB === "undefined") return pageStore();
  // opened by the first use, so that a browser that refuses it refuses that
  let opened: ReturnType<typeof createStore> | undefined;
  const store = () => (opened ??= createStore(`undertone-${name}`, "kept"));
  return {
    get: (key) => get<T>(key, store()),
    all: () => values<T>(store()),
    set: (key, value) => set(key, value, store()),
    delete: (key) => del(key, store()),
    clear: () => clear(store()),
  };
}

function pageStore<T>(): DeviceStore<T> {
  const held = new Map<string, T>();
  return {
    get: async (key) => held.get(key),
    all: async () => [...held.values()],
    set: async (key, value) => void held.set(key, value),
    delete: async (key) => void held.delete(key),
    clear: async () => held.clear(),
  };
}
