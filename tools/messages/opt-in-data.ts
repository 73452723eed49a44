/** The box on the booking form. It is never ticked beforehand. */
export const OPT_IN_WORDS =
  "Text me about my appointments: confirmations, reminders and free times. Up to 4 texts a day. Message and data rates may apply. Reply STOP to end, HELP for help. Not needed to book.";
