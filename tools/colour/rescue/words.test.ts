import { describe, expect, it } from "vitest";
import { inWords, plain, table } from "#tests/row-words.ts";
import { hearRescue, isRescue, type Told } from "./words.ts";

describe("what a sentence says", () => {
  it.each<[string, Omit<Told, "seen"> & { seen?: Told["seen"] }]>(
    table(
      `
toner on six minutes, ends going violet | product=toner minutesOn=6 zone=ends seen=[violet]
Toner 6 min, ends purple | product=toner minutesOn=6 zone=ends seen=[violet]
gloss been on for ten, ends look lilac | product=toner minutesOn=10 zone=ends seen=[violet]
toner has been on 4 minutes and it looks purple | product=toner minutesOn=4 seen=[violet]
ends are going grey, toner 8 mins in | product=toner minutesOn=8 zone=ends seen=[grey]
demi on 15 minutes, lengths turning ashy | product=toner minutesOn=15 zone=lengths seen=[ash]
the toner went green on the ends | product=toner zone=ends seen=[green]
mids look khaki, glaze on five min | product=toner minutesOn=5 zone=mids seen=[green]
ends look muddy after 12 minutes of toner | product=toner minutesOn=12 zone=ends seen=[muddy]
Shades EQ on 20 min, still yellow at the roots | product=toner minutesOn=20 zone=roots seen=[yellow]
toner on twenty minutes and it's still orange | product=toner minutesOn=20 seen=[orange]
toner's been on 10, still brassy | product=toner minutesOn=10 seen=[brassy]
toner isn't taking, 12 minutes | product=toner minutesOn=12 seen=[not_taking]
nothing happening, toner on for eight | product=toner minutesOn=8 seen=[not_taking]
glaze is going inky on the ends | product=toner zone=ends seen=[blue]
silver toner, hair going too dark | product=toner seen=[too_dark]
bleach on 35 minutes, still orange | product=lightener minutesOn=35 seen=[orange]
lightener stuck at orange, thirty-five minutes | product=lightener minutesOn=35 seen=[too_slow,orange]
foils in for 40 min and not lifting | product=lightener minutesOn=40 zone=foils seen=[too_slow]
balayage is drying out | product=lightener seen=[drying_out]
the bleach has dried up after half an hour | product=lightener minutesOn=30 seen=[drying_out]
lifting too fast, bleach on 10 min | product=lightener minutesOn=10 seen=[too_fast]
foils are already white at 15 min | product=lightener minutesOn=15 zone=foils seen=[too_fast]
hot roots, bleach on 20 | product=lightener minutesOn=20 zone=roots seen=[hot_roots]
roots are lifting faster than the lengths | product=lightener zone=roots seen=[hot_roots]
roots lighter than the ends with tint on 15 min | product=permanent minutesOn=15 zone=ends seen=[hot_roots]
a foil is bleeding | product=lightener zone=foils seen=[bleeding]
foils slipped and bled at the root | product=lightener zone=foils seen=[bleeding]
foils are swelling | product=lightener zone=foils seen=[swelling_foil]
the packets puff up, foils at 20 min | product=lightener minutesOn=20 zone=foils seen=[swelling_foil]
one foil is getting hot | product=lightener zone=foils seen=[hot_foil]
foil smoking! | product=lightener zone=foils seen=[hot_foil]
it's patchy, bleach on 25 minutes | product=lightener minutesOn=25 seen=[patchy]
her scalp is burning | seen=[burning]
it stings on the hairline, bleach on 12 min | product=lightener minutesOn=12 zone=roots seen=[burning]
scalp itching with the tint on | product=permanent seen=[itching]
it tingles a bit | seen=[itching]
her face is swelling | seen=[swelling]
eyelids puffy | seen=[swelling,eyes]
she has a rash on her neck | seen=[rash]
blisters behind the ear | seen=[rash]
client can't breathe properly | seen=[breathing]
colour ran into her eyes | product=permanent seen=[eyes]
developer in the eye | seen=[eyes]
hair feels gummy | seen=[stretching]
strand stretches like chewing gum, bleach 30 min | product=lightener minutesOn=30 seen=[stretching]
the ends are breaking off in my hands | zone=ends seen=[breaking]
hair is snapping, foils in 40 minutes | product=lightener minutesOn=40 zone=foils seen=[breaking]
tint on 25, ends grabbing too dark | product=permanent minutesOn=25 zone=ends seen=[too_dark]
roots are too dark, colour on 15 minutes | product=permanent minutesOn=15 zone=roots seen=[too_dark]
grey not covering at the temples, thirty minutes | product=undefined minutesOn=30 zone=roots seen=[grey_left]
the gray at the part hasnt grabbed, color on 30 min | product=permanent minutesOn=30 seen=[grey_left]
kp on 25 min, temples still white | product=permanent minutesOn=25 zone=roots seen=[grey_left]
hairline turning grey, toner 4 min | product=toner minutesOn=4 zone=roots seen=[grey]
white hairs still showing, colour on 35 min | product=permanent minutesOn=35 seen=[grey_left]
permanent on 40 and still grey | product=permanent minutesOn=40 seen=[grey_left]
red is going pink on the ends | zone=ends seen=[pink]
the filler looks too red | product=filler seen=[too_red]
remover done and it's going dark again | product=remover seen=[going_dark_again]
colour is re-oxidising after the remover | product=remover seen=[going_dark_again]
vivid on 20 min, too light | product=direct_dye minutesOn=20 seen=[too_light]
direct dye going too dark on the ends, one hour | product=direct_dye minutesOn=60 zone=ends seen=[too_dark]
toner on 6 minutes, not burning, ends violet | product=toner minutesOn=6 zone=ends seen=[violet]
no itching, just yellow roots, toner 5 min | product=toner minutesOn=5 zone=roots seen=[yellow]
toner on forty-five minutes by mistake, ends purplish | product=toner minutesOn=45 zone=ends seen=[violet]
toner with 20 vol on 6 minutes | product=toner minutesOn=6 seen=[]
TONER ON 6MIN ENDS PURPLE!! | product=toner minutesOn=6 zone=ends seen=[violet]
all over violet, gloss 9 min | product=toner minutesOn=9 zone=all seen=[violet]
Redken 9V on for 5, roots still banana yellow | minutesOn=5 zone=roots seen=[yellow]
the product has dried on the hair, 25 min | minutesOn=25 seen=[drying_out]
ends look hollow and dark, demi on 18 | product=toner minutesOn=18 zone=ends seen=[too_dark]
hello | seen=[]
`,
      plain,
      inWords<Omit<Told, "seen"> & { seen?: Told["seen"] }>(),
    ),
  )("%s", (sentence, { seen = [], ...told }) => {
    const heard = hearRescue(sentence);
    expect([...heard.seen].toSorted()).toEqual([...seen].toSorted());
    const { seen: _, ...rest } = heard;
    expect(rest).toEqual(
      Object.fromEntries(Object.entries(told).filter(([, value]) => value !== undefined)),
    );
  });
});

describe("a call for help, or something else", () => {
  it.each([
    "toner on six minutes, ends going violet",
    "toner's been on 10, still brassy",
    "bleach on 35 minutes, still orange",
    "her scalp is burning",
    "foils are swelling",
    "hair feels gummy",
    "the toner is turning green on the ends",
    "colour ran into her eyes",
    "roots are lifting faster than the lengths, foils still on",
    "bleach has leaked out of two foils",
    "colour remover done but hair is getting darker again",
    "her scalps burning with the bleach on its been 12 min",
    "stinging with the toner still on",
  ])("help: %s", (sentence) => expect(isRescue(sentence)).toBe(true));

  it.each([
    "it came out too orange",
    "the ends are too yellow",
    "Dana, level 6 to 8, cool",
    "start a 20 min timer for the toner",
    "a toner for level 9 yellow",
    "she wants to go violet",
    "last time her scalp was burning",
    "her scalp itched and burned after the colour on her may balayage",
    "patch from monday all clear, no redness no burning",
    "the toner turned out green last week",
    "it faded to brassy after 3 washes",
    "why 20 vol?",
    "she's a natural 5, box dye, wants ash",
    "has she ever had a rash from colour?",
    "her patch test was itching",
    "how long does the toner stay on",
    "roots level 5, ends level 7, orange, porous",
    "her copper is washed out, refresh at 7 no lift, what's the mix",
  ])("something else: %s", (sentence) => expect(isRescue(sentence)).toBe(false));
});
