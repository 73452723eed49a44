/** Words that only a service goes by, where a sum alone says that a price is meant. */
const MENU =
  "balayage|ombre|gloss|glaze|cuts?|blow ?outs?|blow ?dry|highlights?|foils?|full foil|babylights|touch[- ]?ups?|retouch|keratin|olaplex|k18|updos?|perms?|correction|extensions|treatments?|trims?|fringe|bangs|toner service|root smudge|shadow root|money piece|facial";

/** A service of the menu, by such words. */
export const OF_MENU = `(?<service>(?:(?!(?:i|she|he|we|they|you|have|has|got|need|needs|wants?|book|for|with|on|at|do|did|is|was|my|put|the|a|an|her|his|no|not|draft|post|caption|about|timer|formula|photo|picture|price|prices|cost|costs|of|new)\\b)[a-z'-]+ ){0,3}(?:${MENU})(?: (?:treatment|refresh))?)`;

/** Which way a price goes, and how far. */
export const UP = "(up|higher|more)";
export const DOWN = "(?<down>down|lower|less|cheaper|off)";
export const RAISE = "(raise|bump|increase|up|hike|lift|put|move|push|take|bring)";
export const LOWER = "(?<down>lower|drop|cut|reduce|decrease|discount|knock)";
export const BY = "{by:n} ?(?<percent>%)?( ?(dollars?|bucks|euros?|pounds?|quid|[$€£]))?";
/** Before the sum that something costs from now on. */
export const IS =
  "(is|=|:|at|to|now|is now|will be|should be|should go to|goes to|goes up to|goes down to|becomes|has gone to)?";
