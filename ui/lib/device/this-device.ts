const BROWSERS = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/SamsungBrowser\//, "Samsung Internet"],
  [/Firefox\/|FxiOS\//, "Firefox"],
  [/Chrome\/|CriOS\//, "Chrome"],
  [/Safari\//, "Safari"],
] as const;
const SYSTEMS = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/CrOS/, "Chromebook"],
  [/Linux/, "Linux"],
] as const;

/** What a device is recognised by in a list: "Chrome on Android". */
export function deviceName(agent: string = navigator.userAgent): string {
  const browser = BROWSERS.find(([sign]) => sign.test(agent))?.[1] ?? "Browser";
  const system = SYSTEMS.find(([sign]) => sign.test(agent))?.[1];
  return system ? `${browser} on ${system}` : browser;
}
