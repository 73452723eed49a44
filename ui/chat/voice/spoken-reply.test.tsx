import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { useState } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { StylistMessage } from "#agent/chat/message.ts";
import { BRASSY, consultationResult } from "#tests/formula-result.ts";
import { renderScreen } from "#tests/screen.tsx";
import { spokenBowl } from "#ui/cards/mixing/spoken-bowl.ts";
import { setReadAloud } from "./read-aloud.ts";
import { ReadReply, useReadReplies } from "./read-reply.tsx";
import { spokenReply, spokenText } from "./spoken-reply.ts";

const STOP = {
  code: "metallic_salts_found",
  severity: "block" as const,
  sentence: "The metallic salt test reacted.",
  source: "Practice sheet",
};

function reply(text: string, result?: ReturnType<typeof consultationResult>): StylistMessage {
  const made = {
    type: "tool-formulate",
    toolCallId: "t1",
    state: "output-available",
    input: {},
    output: { ok: true, value: result },
  };
  const parts: unknown[] = [{ type: "text", text }, ...(result ? [made] : [])];
  return { id: "m1", role: "assistant", parts: parts as StylistMessage["parts"] };
}

describe("a reply as it is read aloud", () => {
  it.each([
    ["Mix 30 g of 7/1 with 60 g.", "Mix thirty grams of 7 1 with sixty grams."],
    ["Use 20 vol for 35 min.", "Use 20 volume for 35 minutes."],
    ["- first 7N\n- then rinse", "first 7 N\nthen rinse"],
    ["It takes 1 min.", "It takes 1 minute."],
    ["Nothing to change here.", "Nothing to change here."],
  ])("%s", (written, said) => expect(spokenText(written)).toBe(said));

  it("tells its bowls after its words", () => {
    const result = consultationResult(BRASSY);
    expect(spokenReply(reply("Deposit only.", result))).toBe(
      `Deposit only.\n${result.steps.map(spokenBowl).join("\n")}`,
    );
  });

  it("keeps grams to itself that the checks hold back", () => {
    const result = consultationResult(BRASSY, { findings: [STOP] });
    expect(spokenReply(reply("Nothing may be mixed.", result))).toBe("Nothing may be mixed.");
  });
});

describe("a browser with a voice", () => {
  const speak = vi.fn((said: { text: string }) => said.text);
  const cancel = vi.fn();

  beforeEach(() => {
    speak.mockClear();
    vi.stubGlobal("speechSynthesis", { speak, cancel });
    vi.stubGlobal(
      "SpeechSynthesisUtterance",
      class extends EventTarget {
        text: string;
        lang = "";
        constructor(text: string) {
          super();
          this.text = text;
        }
      },
    );
  });
  afterEach(() => {
    cleanup();
    setReadAloud(false);
    vi.unstubAllGlobals();
  });

  const said = () => speak.mock.calls.map(([utterance]) => utterance.text).join(" ");

  it("reads one reply after a tap, and stops at the next", () => {
    renderScreen(<ReadReply message={reply("Tone the ends first. Rinse cool.")} />);
    fireEvent.click(screen.getByRole("button", { name: "Read aloud" }));
    expect(said()).toBe("Tone the ends first. Rinse cool.");
    fireEvent.click(screen.getByRole("button", { name: "Stop reading" }));
    expect(cancel).toHaveBeenCalled();
    screen.getByRole("button", { name: "Read aloud" });
  });

  it("reads replies as they end, only while that is switched on", () => {
    const Thread = () => {
      const [busy, setBusy] = useState(false);
      useReadReplies([reply("Rinse cool.")], busy);
      return <button onClick={() => setBusy(!busy)}>{busy ? "End" : "Begin"}</button>;
    };
    renderScreen(<Thread />);
    const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
    press("Begin");
    press("End");
    expect(said()).toBe("");
    act(() => setReadAloud(true));
    expect(said()).toBe("");
    press("Begin");
    press("End");
    expect(said()).toBe("Rinse cool.");
  });
});
