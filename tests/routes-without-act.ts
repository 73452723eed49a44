const SECRET = "A secret must not be typed into a chat or kept with one; open_screen shows where.";
const UPLOAD = "A file travels with the message itself, not as an argument of an act.";
const ENGINE =
  "It answers a program's question and keeps nothing; the acts of consultations do the same on the salon's own hair.";
const ADMIN =
  "It reaches accounts of other salons, and an assistant reaches its own salon alone; open_screen shows where.";
const CHAT = "It is the conversation itself.";

/** Routes that change something and are no handle on an act of the assistant, with the reason. */
export const WITHOUT_ACT: Record<string, string> = {
  "PUT /api/stylist-preferences/lines-open":
    "Answers “Not yet” where a screen asks which lines stand on the shelf; the assistant is told lines.",
  "POST /api/calendar-feed": SECRET,
  "POST /api/api-tokens": SECRET,
  "PUT /api/ai-key": SECRET,
  "POST /api/migration/start": SECRET,
  "POST /api/outbox/{id}/whole":
    "The password is asked again; no model reads what opens something.",
  "POST /api/exports": "The password is asked again; open_screen shows where.",
  "POST /api/salon/deletion": "The password is asked again; open_screen shows where.",
  "POST /api/exports/restore": UPLOAD,
  "POST /api/push/devices":
    "A browser asks its owner and gives its own keys; open_screen shows where.",
  "DELETE /api/push/devices": "It belongs to signing out everywhere, which is done in Settings.",
  "POST /api/photos": UPLOAD,
  "PUT /api/stylists/profile/portrait": UPLOAD,
  "DELETE /api/stylists/profile/portrait":
    "A portrait is seen and taken away where it was put; open_screen shows where.",
  "POST /api/migration/files": UPLOAD,
  "POST /api/formulas/upload": UPLOAD,
  "POST /api/formulas/imports": UPLOAD,
  "POST /api/colour/formulate": ENGINE,
  "POST /api/colour/check": ENGINE,
  "POST /api/color-brands/seed": "The catalogue comes with the product; there is nothing to do.",
  "POST /api/shelf/read": "It reads a pasted list for a form; put_on_shelf takes codes itself.",
  "DELETE /api/stylists/{id}":
    "It signs somebody out everywhere, which a person does on the team's screen; open_screen shows where.",
  "PATCH /api/admin/stylists/{id}/status": ADMIN,
  "POST /api/chat": CHAT,
  "POST /api/chat/{id}/stop": CHAT,
  "POST /api/chats/{id}/branch": CHAT,
  "POST /api/chats/{id}/share": "The link is told once, and not kept in the conversation it opens.",
  "DELETE /api/chats/{id}/share/{shareId}":
    "Links are seen and ended beside each other, in the conversation's own menu.",
  "PUT /api/asks/{id}/consent":
    "A standing consent is given where a person sees what it is for: on the card of the ask, or in Settings.",
  "PUT /api/memory/taps":
    "Whether taps are kept is the salon's own consent, given where what was kept is shown.",
  "PATCH /api/memory/{id}":
    "Words are put right beside the others that are kept; in a chat one forgets and tells anew.",
  "POST /api/act-requests/{id}":
    "What a program asks for waits for a person's own tap, so no assistant may give it.",

  "PUT /api/social-media/accounts/{platform}":
    "The token of an account is a secret and must not be typed into a chat, where it would be kept and read by a model.",
};
