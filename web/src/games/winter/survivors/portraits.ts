/** A cut of the block: which ink, and where. */
export type Cut = [ink: Ink, d: string];
export type Ink = "ink" | "hair" | "hat" | "coat" | "skin" | "pale" | "light" | "shade" | "line" | "fine";

/** What somebody looks like: parts that are cut once, put together in as many ways as there are people. */
export interface Looks {
  hair: keyof typeof HAIR;
  hat: keyof typeof HATS;
  face: keyof typeof FACES;
  worn: keyof typeof WORN;
  colours: { hair: string; hat: string; coat: string; skin: string; behind: string };
}

const [WHITE, GREY, BLACK, BROWN, RED, BLOND] = ["#f2eee4", "#9aa5a6", "#20282c", "#5a3a25", "#a8502c", "#d6a347"];
const [PINE, RUST, ICE, STRAW, PLUM, SLATE, MOSS, BRICK] = [
  "#2b6152",
  "#a8472a",
  "#5586a1",
  "#c8902e",
  "#6d4460",
  "#46575f",
  "#69793a",
  "#86382b",
];
const [FAIR, TAN, WARM, DEEP] = ["#f0dabd", "#e0b58b", "#c78d61", "#8c5b3e"];
const [SNOW, SAND, SAGE, PEACH, LILAC, MIST] = ["#cfe1ea", "#ead9b8", "#cfdfcb", "#eccdb9", "#d6cfe2", "#dfe3e4"];

export const HAIR = {
  none: [],
  short: [["hair", "M32 43C29 25 39 18 50 18S71 25 68 43C65 36 63 32 58 30C50 33 41 31 36 33C34 36 33 39 32 43Z"]],
  quiff: [
    ["hair", "M33 43C29 30 32 22 41 20C51 10 71 15 68 41C66 34 64 31 60 30C54 31 44 31 40 27C36 32 34 37 33 43Z"],
  ],
  spikes: [
    [
      "hair",
      "M32 43L23 32L33 31L28 17L40 24L44 9L52 22L61 10L62 24L74 18L68 31L77 33L68 43C66 35 62 31 58 30C50 33 40 31 36 33C34 36 33 39 32 43Z",
    ],
  ],
  sides: [["hair", "M31 53C26 42 28 33 34 29C32 38 34 45 36 52ZM69 53C74 42 72 33 66 29C68 38 66 45 64 52Z"]],
  bun: [
    [
      "hair",
      "M41 14a9 9 0 1 1 18 0a9 9 0 1 1-18 0ZM31 47C29 27 39 19 50 19S71 27 69 47C66 35 59 29 50 27C41 29 34 35 31 47Z",
    ],
  ],
  bob: [
    [
      "hair",
      "M28 60C22 24 37 15 50 15S78 24 72 60C67 62 65 58 65 53V39C58 36 55 32 53 29C48 36 42 38 35 39V53C35 58 33 62 28 60Z",
    ],
  ],
  curls: [
    [
      "hair",
      "M27 58a8 8 0 0 1-4-13a8 8 0 0 1 2-13a9 9 0 0 1 8-13a10 10 0 0 1 17-4a10 10 0 0 1 17 4a9 9 0 0 1 8 13a8 8 0 0 1 2 13a8 8 0 0 1-4 13C66 62 66 44 62 34C54 38 44 37 38 34C34 44 34 62 27 58Z",
    ],
  ],
  long: [["hair", "M27 82C22 40 26 15 50 15S78 40 73 82L63 76C68 56 67 40 62 31C52 36 44 35 38 31C33 40 32 56 37 76Z"]],
  braids: [
    [
      "hair",
      "M31 46C29 26 39 18 50 18S71 26 69 46C66 34 58 29 50 25C42 29 34 34 31 46ZM29 44C24 56 24 72 27 88L33 92L38 86C36 70 36 56 36 48ZM71 44C76 56 76 72 73 88L67 92L62 86C64 70 64 56 64 48Z",
    ],
    ["line", "M26 62L36 58M25 72L36 68M26 82L37 78M74 62L64 58M75 72L64 68M74 82L63 78"],
  ],
  tail: [
    [
      "hair",
      "M64 24C82 22 88 44 80 64C74 58 72 46 64 40ZM32 44C29 25 39 18 50 18S71 25 68 44C65 34 60 30 54 28C46 32 38 32 32 44Z",
    ],
  ],
} satisfies Record<string, Cut[]>;

export const HATS = {
  none: [],
  pompom: [
    ["hat", "M30 38C29 18 40 12 50 12S71 18 70 38Z"],
    ["pale", "M27 33H73V42H27ZM44 9a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z"],
    ["fine", "M32 33V42M38 33V42M44 33V42M50 33V42M56 33V42M62 33V42M68 33V42"],
  ],
  beret: [
    ["hat", "M26 33C22 14 46 7 62 13C77 18 78 30 71 34C58 29 42 30 31 37Z"],
    ["line", "M55 12L58 6"],
  ],
  kepi: [
    ["hat", "M33 31L35 13H65L67 31Z"],
    ["pale", "M33 31H67V35H33Z"],
    ["ink", "M30 35Q50 30 70 35Q74 40 66 40Q50 35 34 40Q26 40 30 35Z"],
  ],
  bowler: [
    ["hat", "M33 29C32 11 42 8 50 8S68 11 67 29Z"],
    ["hat", "M21 31Q26 25 33 27H67Q74 25 79 31Q70 38 50 37Q30 38 21 31Z"],
    ["ink", "M33 24H67V29H33Z"],
  ],
  topper: [
    ["hat", "M35 29L32 4H68L65 29Z"],
    ["hat", "M22 31Q28 27 35 28H65Q72 27 78 31Q70 37 50 36Q30 37 22 31Z"],
    ["pale", "M34 22H66L65 28H35Z"],
  ],
  cap: [
    ["hat", "M29 35C26 18 44 12 58 16C70 19 73 28 71 33L82 37Q64 41 46 35Q36 34 29 35Z"],
    ["line", "M50 14L52 34"],
  ],
  toque: [
    ["light", "M34 33V23C21 20 26 5 38 8C42 0 58 0 62 8C74 5 79 20 66 23V33Z"],
    ["fine", "M42 32V24M50 32V22M58 32V24"],
  ],
  boater: [
    ["light", "M35 28V13H65V28Z"],
    ["hat", "M35 22H65V28H35Z"],
    ["light", "M22 28H78V34H22Z"],
  ],
  mushroom: [
    ["hat", "M17 36C19 13 37 6 50 6S81 13 83 36Q50 27 17 36Z"],
    [
      "light",
      "M36 14a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM55 17a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM26 26a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM44 24a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM70 28a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z",
    ],
  ],
  nightcap: [
    ["hat", "M30 39C29 18 42 12 53 10C68 7 84 18 86 40C79 30 72 26 67 27L70 39Z"],
    ["light", "M27 35H73V43H27ZM81 43a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z"],
    ["fine", "M40 20L52 34M54 14L64 30"],
  ],
  scarf: [
    ["hat", "M25 62C20 24 34 12 50 12S80 24 75 62C71 46 67 35 60 30Q50 27 40 30C33 35 29 46 25 62Z"],
    ["hat", "M42 71L50 67L58 71L64 84L50 75L36 84Z"],
    [
      "light",
      "M34 22a2 2 0 1 1 4 0a2 2 0 1 1-4 0ZM48 17a2 2 0 1 1 4 0a2 2 0 1 1-4 0ZM62 22a2 2 0 1 1 4 0a2 2 0 1 1-4 0ZM28 36a2 2 0 1 1 4 0a2 2 0 1 1-4 0ZM68 36a2 2 0 1 1 4 0a2 2 0 1 1-4 0Z",
    ],
  ],
  hood: [
    ["hat", "M20 80C14 28 32 7 50 7S86 28 80 80L66 74C72 46 64 27 50 25S28 46 34 74Z"],
    ["fine", "M24 60C22 36 34 16 50 14M76 60C78 36 66 16 50 14"],
  ],
  veil: [
    ["shade", "M24 32H76L73 72Q50 84 27 72Z"],
    ["fine", "M33 33L31 74M42 33L41 77M50 33V78M58 33L59 77M67 33L69 74M26 44H74M27 54H73M28 64H72"],
    ["light", "M34 28C33 12 42 9 50 9S67 12 66 28Z"],
    ["hat", "M34 22H66V28H34Z"],
    ["light", "M16 31Q32 26 50 26T84 31Q70 37 50 37T16 31Z"],
  ],
  shako: [
    ["hat", "M34 31L31 10H69L66 31Z"],
    ["light", "M34 26H66L65 31H35Z"],
    ["ink", "M30 34Q50 28 70 34Q74 40 66 39Q50 34 34 39Q26 40 30 34Z"],
    ["light", "M46 20L50 2L54 20Z"],
  ],
  bicorne: [
    ["hat", "M13 35Q24 7 50 7Q76 7 87 35Q68 25 50 25Q32 25 13 35Z"],
    ["light", "M20 32Q32 15 50 14Q68 15 80 32Q66 20 50 20Q34 20 20 32Z"],
  ],
  swimmer: [
    ["hat", "M31 41C29 22 39 16 50 16S71 22 69 41Q50 31 31 41Z"],
    ["light", "M33 29Q50 21 67 29L68 33Q50 25 32 33Z"],
    ["line", "M33 42Q33 60 42 68"],
  ],
  sweatband: [
    ["hat", "M31 34Q50 27 69 34V42Q50 35 31 42Z"],
    ["light", "M31 37Q50 30 69 37V39Q50 32 31 39Z"],
  ],
  band: [
    ["hat", "M31 37Q50 30 69 37V42Q50 35 31 42Z"],
    ["light", "M46 33L50 28L54 33L50 38Z"],
  ],
  headset: [
    ["line", "M30 46C26 20 40 13 50 13S74 20 70 46"],
    ["ink", "M25 42H33V56H25ZM67 42H75V56H67Z"],
    ["line", "M71 56C71 66 62 69 56 67"],
  ],
  visor: [
    ["hat", "M30 33Q50 26 70 33V36H30Z"],
    ["hat", "M24 42Q30 33 50 33T76 42Q62 37 50 37T24 42Z"],
  ],
  kerchief: [
    ["hat", "M31 38C29 20 40 15 50 15S71 20 69 38Q50 30 31 38Z"],
    ["hat", "M68 34L82 30L78 38L84 45L70 40Z"],
    [
      "light",
      "M40 24a2 2 0 1 1 4 0a2 2 0 1 1-4 0ZM52 22a2 2 0 1 1 4 0a2 2 0 1 1-4 0ZM60 29a2 2 0 1 1 4 0a2 2 0 1 1-4 0Z",
    ],
  ],
  hunter: [
    ["hat", "M34 30C34 12 44 14 50 17C58 10 67 14 66 30Z"],
    ["hat", "M20 34Q30 25 50 26T80 31Q70 38 50 36T20 34Z"],
    ["light", "M60 26C66 14 76 10 80 4C80 16 72 24 64 29Z"],
  ],
} satisfies Record<string, Cut[]>;

export const FACES = {
  calm: [["line", "M39 45h6M55 45h6M46 61Q50 63 54 61"]],
  smile: [["line", "M38 45Q42 41 46 45M54 45Q58 41 62 45M43 59Q50 66 57 59"]],
  stern: [
    ["line", "M37 41L46 43M54 43L63 41M44 62H56"],
    ["ink", "M40 45a2 2 0 1 1 4 0a2 2 0 1 1-4 0ZM56 45a2 2 0 1 1 4 0a2 2 0 1 1-4 0Z"],
  ],
  wide: [
    ["light", "M37 45a5 5 0 1 1 10 0a5 5 0 1 1-10 0ZM53 45a5 5 0 1 1 10 0a5 5 0 1 1-10 0Z"],
    ["ink", "M40 45a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0ZM56 45a2.4 2.4 0 1 1 4.8 0a2.4 2.4 0 1 1-4.8 0Z"],
    ["line", "M46 61h8"],
  ],
  moustache: [
    ["line", "M39 44h6M55 44h6"],
    ["hair", "M36 59Q42 51 50 56Q58 51 64 59Q56 62 50 59Q44 62 36 59Z"],
  ],
  handlebar: [
    ["line", "M38 42L46 44M54 44L62 42"],
    ["hair", "M31 52Q37 60 44 57Q48 54 50 55Q52 54 56 57Q63 60 69 52Q68 66 55 62Q50 60 45 62Q32 66 31 52Z"],
  ],
  beard: [
    ["line", "M39 44h6M55 44h6"],
    ["hair", "M32 48C33 68 42 77 50 77S67 68 68 48C64 57 60 57 56 55Q50 53 44 55C40 57 36 57 32 48Z"],
    ["skin", "M45 61Q50 65 55 61Z"],
  ],
  longbeard: [
    ["line", "M38 43L46 45M54 45L62 43"],
    ["hair", "M32 48C31 70 40 94 50 97S69 70 68 48C64 57 59 57 56 55Q50 53 44 55C41 57 36 57 32 48Z"],
    ["fine", "M42 64L46 88M58 64L54 88M50 66V92"],
  ],
  goatee: [
    ["line", "M39 44h6M55 44h6M45 59H55"],
    ["hair", "M44 63Q50 60 56 63L50 77ZM41 56Q50 52 59 56Q50 57 41 56Z"],
  ],
  round: [
    ["line", "M38 46Q42 43 46 46M54 46Q58 43 62 46M42 60Q50 65 58 60"],
    ["shade", "M35 54a4 4 0 1 1 8 0a4 4 0 1 1-8 0ZM57 54a4 4 0 1 1 8 0a4 4 0 1 1-8 0Z"],
  ],
  spectacles: [
    [
      "line",
      "M35 46a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0M52 46a6.5 6.5 0 1 1 13 0a6.5 6.5 0 1 1-13 0M48 45Q50 43 52 45M45 61Q50 64 55 61",
    ],
    [
      "ink",
      "M40 46a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0ZM56.500 46a1.800 1.800 0 1 1 3.600 0a1.800 1.800 0 1 1-3.600 0Z",
    ],
  ],
  pointed: [
    ["line", "M34 41L48 43V50H38ZM66 41L52 43V50H62ZM48 45H52M46 61Q50 59 54 61"],
    [
      "ink",
      "M41 46a1.8 1.8 0 1 1 3.6 0a1.8 1.8 0 1 1-3.6 0ZM55.500 46a1.800 1.800 0 1 1 3.600 0a1.800 1.800 0 1 1-3.600 0Z",
    ],
  ],
  monocle: [
    ["line", "M38 45h6M51 45a7 7 0 1 1 14 0a7 7 0 1 1-14 0M64 50L67 66M45 60H54"],
    ["hair", "M45 64L50 62L55 64L50 75Z"],
  ],
  faint: [
    ["line", "M38 46Q42 49 46 46M54 46Q58 49 62 46M46 63Q50 60 54 63M52 62L64 66"],
    ["shade", "M38 50Q42 54 46 50ZM54 50Q58 54 62 50Z"],
  ],
  mask: [
    ["line", "M39 45h6M44 60Q50 64 56 60"],
    ["light", "M50 36Q66 33 68 42Q66 54 57 53Q51 51 50 45Z"],
    ["ink", "M55 45Q59 41 63 45Q59 49 55 45Z"],
  ],
  goggles: [
    ["ink", "M33 40H67V44H33Z"],
    ["light", "M36 43a6 6 0 1 1 12 0a6 6 0 1 1-12 0ZM52 43a6 6 0 1 1 12 0a6 6 0 1 1-12 0Z"],
    ["line", "M36 43a6 6 0 1 1 12 0a6 6 0 1 1-12 0M52 43a6 6 0 1 1 12 0a6 6 0 1 1-12 0M43 60Q50 65 57 60"],
  ],
} satisfies Record<string, Cut[]>;

export const WORN = {
  coat: [["line", "M50 80V100M42 71L50 80L58 71"]],
  scarf: [
    ["light", "M33 70Q50 82 67 70L69 79Q50 90 31 79Z"],
    ["light", "M57 80L66 79L68 100H58Z"],
    ["fine", "M36 73L34 80M44 77L43 84M52 78V85M60 76L61 83"],
  ],
  apron: [
    ["light", "M37 78H63L68 100H32Z"],
    ["line", "M38 78L34 70M62 78L66 70"],
  ],
  stripes: [["light", "M20 84L30 77L28 100H18ZM36 75L44 72V100H36ZM56 72L64 75V100H56ZM70 77L80 84L82 100H72Z"]],
  bow: [
    ["ink", "M50 78L38 72V86ZM50 78L62 72V86Z"],
    ["light", "M47 75H53V82H47Z"],
  ],
  fur: [["light", "M24 80Q32 68 40 72Q50 80 60 72Q68 68 76 80Q72 86 66 80Q58 90 50 84Q42 90 34 80Q28 86 24 80Z"]],
  straps: [
    ["ink", "M32 73L38 72L36 100H28ZM68 73L62 72L64 100H72Z"],
    ["light", "M29 86H36V90H29ZM64 86H71V90H64Z"],
  ],
  bare: [
    ["skin", "M12 100C14 80 30 74 42 71H58C70 74 86 80 88 100Z"],
    ["line", "M34 84Q42 88 48 84M52 84Q58 88 66 84"],
  ],
  buttons: [
    ["light", "M48 82a2.500 2.500 0 1 1 5 0a2.500 2.500 0 1 1-5 0ZM48 92a2.500 2.500 0 1 1 5 0a2.500 2.500 0 1 1-5 0Z"],
    ["light", "M20 82L36 76L37 80L22 88ZM80 82L64 76L63 80L78 88Z"],
  ],
  pearls: [
    [
      "light",
      "M36 73a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM41 78a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM47 80a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM53 78a3 3 0 1 1 6 0a3 3 0 1 1-6 0ZM58 73a3 3 0 1 1 6 0a3 3 0 1 1-6 0Z",
    ],
  ],
  collar: [["light", "M36 71L50 82L40 90L31 76ZM64 71L50 82L60 90L69 76Z"]],
  shawl: [
    ["light", "M14 92Q30 70 50 84Q70 70 86 92L82 100H18Z"],
    ["fine", "M24 90L32 100M34 84L44 98M66 84L56 98M76 90L68 100"],
  ],
} satisfies Record<string, Cut[]>;

const looks = (
  hair: Looks["hair"],
  hat: Looks["hat"],
  face: Looks["face"],
  worn: Looks["worn"],
  colours: [hair: string, hat: string, coat: string, skin: string, behind: string],
): Looks => {
  const [of, on, coat, skin, behind] = colours;
  return { hair, hat, face, worn, colours: { hair: of, hat: on, coat, skin, behind } };
};

/** The people of our pack, each as their card tells of them. */
const KNOWN: Record<string, Looks> = {
  celestin: looks("quiff", "none", "mask", "collar", [BLACK, BLACK, PLUM, TAN, SAND]),
  ursule: looks("none", "scarf", "calm", "shawl", [GREY, MOSS, SLATE, FAIR, SAGE]),
  wanda: looks("curls", "none", "smile", "fur", [RED, RUST, PLUM, FAIR, PEACH]),
  firmin: looks("sides", "none", "spectacles", "bow", [WHITE, SLATE, ICE, FAIR, SAND]),
  barnabe: looks("spikes", "none", "goggles", "straps", [BROWN, RUST, STRAW, TAN, PEACH]),
  evariste: looks("none", "swimmer", "handlebar", "bare", [BLOND, ICE, ICE, FAIR, SNOW]),
  honorine: looks("bun", "visor", "stern", "pearls", [GREY, PINE, BRICK, TAN, SAGE]),
  prosper: looks("none", "veil", "calm", "coat", [BROWN, STRAW, STRAW, WARM, SAGE]),
  rodolphe: looks("sides", "bowler", "moustache", "scarf", [BROWN, BROWN, MOSS, TAN, LILAC]),
  nicaise: looks("none", "pompom", "beard", "straps", [BLACK, RUST, SLATE, WARM, SNOW]),
  isidore: looks("sides", "beret", "longbeard", "apron", [WHITE, SLATE, BROWN, FAIR, SAND]),
  kleber: looks("short", "boater", "handlebar", "stripes", [BLACK, RUST, BRICK, FAIR, MIST]),
  faustine: looks("braids", "mushroom", "smile", "shawl", [BROWN, RUST, PINE, TAN, SAGE]),
  zelie: looks("none", "nightcap", "faint", "scarf", [GREY, LILAC, ICE, "#f3e8da", LILAC]),
  odile: looks("short", "kerchief", "stern", "straps", [BLACK, BRICK, SLATE, DEEP, PEACH]),
  sylvere: looks("quiff", "none", "monocle", "bow", [BLACK, SLATE, PINE, FAIR, MIST]),
  leonie: looks("tail", "kepi", "smile", "buttons", [BLOND, ICE, ICE, TAN, SNOW]),
  gontran: looks("short", "cap", "spectacles", "apron", [GREY, SLATE, SLATE, WARM, SAND]),
  placide: looks("none", "hood", "longbeard", "coat", [GREY, MOSS, BROWN, TAN, MIST]),
  brunehilde: looks("braids", "band", "stern", "fur", [BLOND, RUST, BRICK, FAIR, SNOW]),
  mireille: looks("bob", "headset", "calm", "collar", [BLACK, BLACK, PLUM, WARM, LILAC]),
  josette: looks("bun", "none", "pointed", "coat", [BROWN, SLATE, SLATE, FAIR, SAND]),
  theodule: looks("none", "toque", "round", "apron", [BROWN, WHITE, ICE, FAIR, SAND]),
  anselme: looks("sides", "shako", "moustache", "buttons", [BLACK, RUST, RUST, TAN, SNOW]),
  solange: looks("tail", "sweatband", "wide", "stripes", [RED, ICE, PINE, TAN, PEACH]),
  noel: looks("sides", "none", "goatee", "collar", [BLACK, BLACK, BLACK, WARM, MIST]),
  virgile: looks("short", "topper", "spectacles", "coat", [BLACK, BLACK, SLATE, FAIR, PEACH]),
  yvonne: looks("long", "none", "round", "shawl", [WHITE, PLUM, PLUM, WARM, SAGE]),
  hippolyte: looks("sides", "bicorne", "handlebar", "straps", [GREY, PINE, RUST, TAN, SAND]),
};

const pick = <T>(from: readonly T[], number: number): T => from[number % from.length] as T;

/** What somebody looks like: as we know them, or else made up from their number, everybody differently. */
export function looksOf(id: string, number: number): Looks {
  const known = KNOWN[id];
  if (known !== undefined) return known;
  const hats = Object.keys(HATS) as Looks["hat"][];
  const hair = Object.keys(HAIR) as Looks["hair"][];
  const faces = Object.keys(FACES) as Looks["face"][];
  const worn = Object.keys(WORN) as Looks["worn"][];
  const coats = [PINE, RUST, ICE, STRAW, PLUM, SLATE, MOSS, BRICK];
  return looks(pick(hair, number * 7 + 1), pick(hats, number), pick(faces, number * 5 + 2), pick(worn, number * 3), [
    pick([BLACK, BROWN, GREY, RED, BLOND, WHITE], number * 5),
    pick(coats, number * 3 + 2),
    pick(coats, number),
    pick([FAIR, TAN, WARM, DEEP], number * 3),
    pick([SNOW, SAND, SAGE, PEACH, LILAC, MIST], number),
  ]);
}
