import { useRef, useState } from "react";
import type { BookingReply, ChatTurn } from "#tools/booking/own/booking-chat-schema.ts";
import { chatToBook, Refusal } from "#ui/booking/send.ts";

export type Turn =
  | { role: "user"; content: string }
  | { role: "assistant"; content: string; reply: BookingReply };

type Failure = { title: string; sentence: string };

/** As much as one request carries of what was said before. */
const MOST_TURNS = 40;
const LONGEST = 2000;

/** A conversation that lives on this page alone: the server is sent what was said before with each message. */
export function useBookingChat(stylistId: string) {
  const [turns, setTurns] = useState<Turn[]>([]);
  const [text, setText] = useState("");
  const [pending, setPending] = useState(false);
  const [failed, setFailed] = useState<Failure | null>(null);
  const busy = useRef(false);

  const say = async (words: string) => {
    const message = words.trim().slice(0, LONGEST);
    if (busy.current || !message) return;
    busy.current = true;
    const before = turns;
    setTurns([...before, { role: "user", content: message }]);
    setText("");
    setFailed(null);
    setPending(true);
    try {
      const conversationHistory = before.slice(-MOST_TURNS).map(asSaid);
      const reply = await chatToBook({ message, stylistId, conversationHistory });
      const answer: Turn = { role: "assistant", content: reply.response, reply };
      setTurns([...before, { role: "user", content: message }, answer]);
    } catch (error) {
      // nothing was answered: the words go back to where they can be sent again
      setTurns(before);
      setText(message);
      setFailed(failureOf(error));
    }
    busy.current = false;
    setPending(false);
  };
  const said = turns.flatMap((turn) => (turn.role === "user" ? [turn.content] : [])).join("\n");
  return { turns, pending, failed, text, setText, say, said };
}

function asSaid({ role, content }: Turn): ChatTurn {
  return { role, content: content.slice(0, LONGEST) };
}

/** Spec, section 8. */
function failureOf(error: unknown): Failure {
  const refused = error instanceof Refusal ? error : undefined;
  if (
    refused?.code === "ai_unavailable" ||
    refused?.sentence.includes("No AI provider configured")
  ) {
    return {
      title: "AI Chatbot Unavailable",
      sentence: "The chat is not available right now. Please book with the form.",
    };
  }
  const sentence = refused && refused.status < 500 ? refused.sentence : "";
  return {
    title: "Not sent",
    sentence: sentence || "Failed to send message. Please try again.",
  };
}
