/** A cut of a motif: its ink, and its shape inside a square of 100. */
export type Cut = [ink: "dark" | "light" | "warm" | "rust" | "pine" | "ice" | "band" | "line", shape: string];

/** Things, cut in lino and printed in a few inks, each with what lies on it last. */
export const MOTIFS: Record<string, Cut[]> = {
  // Food.
  soup: [
    ["light", "M28 30V78C28 90 72 90 72 78V30Z"],
    ["rust", "M28 44V68C38 76 62 76 72 68V44C62 52 38 52 28 44Z"],
    ["light", "M50 52C44 58 44 64 50 68C56 64 56 58 50 52Z"],
    ["dark", "M28 30C28 20 72 20 72 30S28 40 28 30Z"],
    ["ice", "M34 30C36 25 64 25 66 30C64 34 36 34 34 30Z"],
    ["line", "M28 30V78C28 90 72 90 72 78V30M64 50V72"],
  ],
  sausages: [
    ["rust", "M16 34C12 22 30 16 34 28C36 42 40 50 48 54C58 58 54 74 42 70C26 64 18 50 16 34Z"],
    ["rust", "M52 62C46 74 58 86 68 78C80 68 86 54 86 40C86 28 70 26 68 38C67 50 62 58 52 62Z"],
    ["dark", "M46 58L56 60L50 68Z"],
    ["light", "M22 32C24 44 30 54 40 60L38 63C27 57 20 46 19 33ZM78 40C77 52 73 62 64 70L61 68C69 60 73 50 74 40Z"],
    ["line", "M25 20L20 10M78 30L84 20"],
  ],
  ham: [
    ["rust", "M22 54C18 34 38 20 58 26C76 32 80 54 68 68C54 84 26 78 22 54Z"],
    ["light", "M40 40C52 34 64 44 60 56C56 66 42 66 37 56C34 50 35 43 40 40Z"],
    ["light", "M66 66L80 78C86 74 92 82 86 86C90 92 80 96 78 88C70 84 64 80 60 74Z"],
    ["rust", "M45 46C51 43 56 48 53 54C50 58 44 57 42 53C41 50 42 47 45 46Z"],
    ["line", "M28 60C32 70 40 74 50 74M28 42C31 35 38 31 45 30"],
  ],
  bowl: [
    ["light", "M16 52H84C84 76 70 88 50 88S16 76 16 52Z"],
    ["warm", "M16 52C20 44 80 44 84 52C78 60 22 60 16 52Z"],
    ["rust", "M30 70H70L66 76H34Z"],
    ["line", "M36 38C30 30 42 24 36 14M52 38C46 30 58 24 52 14M66 38C60 30 72 24 66 14"],
  ],
  // Fuel.
  petrol: [
    ["rust", "M26 34H58L74 46V88H26Z"],
    ["dark", "M32 18H58V26H32ZM30 34V22H36V34ZM54 34V22H60V34Z"],
    ["dark", "M62 36L78 26L82 32L70 42Z"],
    ["light", "M34 48L64 80L58 84L30 54ZM64 48L34 80L40 84L68 54Z"],
    ["line", "M26 34H58L74 46V88H26Z"],
  ],
  logs: [
    ["rust", "M14 68C14 60 26 60 26 68V84C26 92 14 92 14 84ZM20 62H80C90 62 90 90 80 90H20Z"],
    ["band", "M30 38H78C88 38 88 64 78 64H30Z"],
    ["light", "M20 62a12 14 0 1 0 .1 0ZM30 38a11 13 0 1 0 .1 0Z"],
    ["line", "M20 69a6 7 0 1 0 .1 0M30 45a5 6 0 1 0 .1 0M44 46H74M48 56H66M42 72H78M46 82H70"],
    ["warm", "M50 8C62 20 64 26 58 36H42C36 28 46 22 50 8Z"],
  ],
  // Medicine.
  gauze: [
    ["light", "M24 36C24 26 66 26 66 36V72C66 82 24 82 24 72Z"],
    ["ice", "M24 36C24 26 66 26 66 36S24 46 24 36Z"],
    ["dark", "M39 36C39 33 51 33 51 36S39 39 39 36Z"],
    ["light", "M64 70C76 72 80 78 90 76V88C78 90 70 84 58 82Z"],
    ["pine", "M40 52H48V60H56V68H48V76H40V68H32V60H40Z"],
    ["line", "M24 36V72C24 82 66 82 66 72V36"],
  ],
  camphor: [
    ["pine", "M36 36H64V46L74 58V90H26V58L36 46Z"],
    ["light", "M32 62H68V82H32Z"],
    ["dark", "M38 20H62V36H38Z"],
    ["rust", "M46 64H54V69H59V75H54V80H46V75H41V69H46Z"],
    ["line", "M32 58V54L40 48M82 30C88 36 88 42 84 44S78 38 82 30"],
  ],
  thermometer: [
    ["light", "M42 14C42 6 58 6 58 14V62C68 70 66 90 50 90S32 70 42 62Z"],
    ["rust", "M47 34H53V66C60 70 58 82 50 82S40 70 47 66Z"],
    ["line", "M62 20H72M62 32H70M62 44H72M62 56H70"],
  ],
  bed: [
    ["dark", "M10 30H18V88H10ZM82 46H90V88H82Z"],
    ["light", "M18 58H82V74H18Z"],
    ["ice", "M34 50C50 42 74 46 82 56V74H34Z"],
    ["light", "M18 46C22 38 36 42 36 56H18Z"],
    ["line", "M42 56C54 50 66 52 76 58M18 74H82"],
  ],
  // Tools.
  scrap: [
    ["band", "M14 50H86L80 90H20Z"],
    ["light", "M26 50L34 18L44 22L40 50ZM50 50V26a9 9 0 1 1 12 0V50Z"],
    ["dark", "M68 50L80 26L86 30L78 50Z"],
    ["rust", "M22 60H78V66H22ZM23 74H76V80H24Z"],
    ["line", "M14 50H86L80 90H20ZM52 20L60 12"],
  ],
  antlers: [
    [
      "light",
      "M46 90C42 70 30 62 24 48C18 34 22 22 16 12C28 14 28 26 30 34C34 24 40 22 38 10C48 18 46 32 40 42C42 52 48 58 50 70C52 58 58 52 60 42C54 32 52 18 62 10C60 22 66 24 70 34C72 26 72 14 84 12C78 22 82 34 76 48C70 62 58 70 54 90Z",
    ],
    ["line", "M46 88C44 72 34 62 29 48M54 88C56 72 66 62 71 48"],
  ],
  alarm_clock: [
    ["dark", "M18 26C12 14 28 6 38 16ZM82 26C88 14 72 6 62 16ZM28 80L20 92H30L36 84ZM72 80L80 92H70L64 84Z"],
    ["rust", "M18 52a32 32 0 1 0 64 0a32 32 0 1 0-64 0Z"],
    ["light", "M26 52a24 24 0 1 0 48 0a24 24 0 1 0-48 0Z"],
    ["line", "M50 34V52L62 60M50 30V32M50 72V74M28 52H30M70 52H72"],
  ],
  horn: [
    ["warm", "M12 18L20 12C36 40 56 62 84 68C94 70 94 88 82 88C50 86 26 56 12 18Z"],
    ["dark", "M84 68C94 70 94 88 82 88C76 84 78 70 84 68Z"],
    ["light", "M22 18C36 44 56 64 78 70L77 74C54 68 34 48 19 20Z"],
    ["line", "M30 36L22 42M44 54L36 62M62 66L56 78"],
  ],
  garlic: [
    ["light", "M50 30C66 38 74 52 66 64C60 72 40 72 34 64C26 52 34 38 50 30Z"],
    [
      "light",
      "M24 56C34 62 38 72 32 80C26 86 14 84 12 76C10 68 16 62 24 56ZM76 56C66 62 62 72 68 80C74 86 86 84 88 76C90 68 84 62 76 56Z",
    ],
    ["light", "M50 68C60 74 62 84 56 90C52 94 46 92 43 88C40 82 42 74 50 68Z"],
    ["pine", "M48 32C44 22 36 18 28 18L30 12C42 12 50 18 52 28ZM50 30C52 18 60 10 70 8L72 14C62 18 57 24 54 32Z"],
    ["line", "M44 38C40 48 40 58 44 66M56 38C60 48 60 58 56 66M24 62C26 68 26 74 22 80M76 62C74 68 74 74 78 80"],
  ],
  nails: [
    ["band", "M20 40C28 34 72 34 80 40L76 88C66 92 34 92 24 88Z"],
    ["dark", "M21 52H79L78 59H22ZM23 76H77L76 82H24Z"],
    ["light", "M30 36L24 14L30 12L38 35ZM46 35L44 10H50L52 35ZM62 36L72 16L78 20L70 37Z"],
    ["line", "M21 14L33 11M41 10H54M68 14L80 20M40 40L42 88M60 40L58 88"],
  ],
  felt_boots: [
    ["band", "M20 14H42V60C52 62 56 70 54 82H18Z"],
    ["rust", "M50 22H72V62C84 64 90 72 88 86H50Z"],
    ["light", "M18 14H44V24H18ZM48 22H74V32H48Z"],
    ["dark", "M16 82H56V90H16ZM48 86H90V94H48Z"],
    ["line", "M26 34V60M66 42V66"],
  ],
  ice_axe: [
    ["warm", "M46 24L54 22L64 92L56 94Z"],
    ["dark", "M8 40C22 20 44 12 66 14L88 10L84 28L66 26C44 26 26 32 8 40Z"],
    ["light", "M18 32C32 22 48 18 64 19L63 22C48 22 32 26 18 32Z"],
    ["line", "M56 92L62 98"],
  ],
  bust: [
    [
      "light",
      "M34 30C34 14 66 14 66 30V44C66 52 60 58 58 60V68C70 70 78 76 80 86H20C22 76 30 70 42 68V60C38 56 34 50 34 44Z",
    ],
    [
      "dark",
      "M34 34C36 18 62 14 66 32C58 26 44 24 40 34L38 46ZM40 48C46 44 54 44 60 48C56 58 44 58 40 48ZM16 86H84V94H16Z",
    ],
    ["line", "M44 38H47M55 38H58M51 40V46"],
  ],
  bell: [
    ["warm", "M50 16C70 16 74 40 76 62L86 76H14L24 62C26 40 30 16 50 16Z"],
    ["dark", "M42 78H58C58 92 42 92 42 78ZM45 8H55V18H45Z"],
    ["light", "M38 28C34 40 34 52 33 62L28 66C30 50 30 36 38 28Z"],
    ["line", "M22 66H78"],
  ],
  curling_stone: [
    ["ice", "M14 62C14 48 86 48 86 62V72C86 88 14 88 14 72Z"],
    ["dark", "M14 62C24 70 76 70 86 62V70C76 78 24 78 14 70Z"],
    ["rust", "M40 50V36C40 26 76 22 80 32L76 38C70 34 56 36 54 42V50Z"],
    ["line", "M14 62V72C14 88 86 88 86 72V62M30 55H36M64 56H70"],
  ],
  candlestick: [
    ["light", "M43 26H57V52H43Z"],
    ["warm", "M50 4C58 14 58 20 50 26C42 20 42 14 50 4Z"],
    ["band", "M30 52H70L64 60H56V78C70 80 76 84 78 92H22C24 84 30 80 44 78V60H36Z"],
    ["line", "M46 66H54M46 72H54M47 32V46"],
  ],
  shovel: [
    ["warm", "M46 8H54V58H46Z"],
    ["dark", "M38 6H62V14H38Z"],
    ["ice", "M24 52H76V80C68 94 32 94 24 80Z"],
    ["line", "M24 52H76V80C68 94 32 94 24 80ZM36 62V82M50 62V86M64 62V82"],
  ],
  keys: [
    ["warm", "M50 8a26 26 0 1 0 .1 0ZM50 17a17 17 0 1 1-.1 0Z"],
    [
      "light",
      "M30 50L18 84L24 86L27 78L33 80L36 72L30 70L37 52ZM47 58V94H54V88H60V80H54V58ZM66 54L80 88L86 84L83 78L88 74L84 68L79 70L72 51Z",
    ],
    ["line", "M33 16C38 12 44 11 50 12"],
  ],
  hammer: [
    ["warm", "M46 36H56L62 94H50Z"],
    ["dark", "M20 16H66C76 16 84 22 86 32L72 30V40H20Z"],
    ["light", "M26 21H62V25H26Z"],
  ],
  // Weapons.
  carbine: [
    ["band", "M6 66L36 46L44 58L18 84C10 88 2 76 6 66Z"],
    ["dark", "M34 46L90 14L95 22L44 58ZM44 56L50 68L56 64L52 52Z"],
    ["light", "M40 46L88 18L89 20L42 49Z"],
    ["line", "M14 68L32 56"],
  ],
  chamois_rifle: [
    ["band", "M4 74L34 52L42 64L16 90C8 92 0 82 4 74Z"],
    ["dark", "M32 52L92 14L96 20L42 64ZM46 60L52 70L57 66L52 56ZM44 30L70 14L75 22L49 38Z"],
    ["ice", "M70 14L75 22L79 20L74 11Z"],
    ["line", "M50 36L54 44M64 27L68 35"],
  ],
  blunderbuss: [
    ["band", "M4 68L32 52L40 64L18 88C8 90 0 78 4 68Z"],
    ["warm", "M30 52L74 24L70 12L96 28L84 44L80 34L40 64Z"],
    ["dark", "M70 12L96 28L90 36L66 20ZM42 60L48 70L54 66L50 56Z"],
    ["line", "M40 52L70 33"],
  ],
  blowtorch: [
    ["warm", "M16 44H48V86H16ZM22 30H42V44H22Z"],
    ["dark", "M40 32H66V42H40ZM24 20H40V30H24Z"],
    ["ice", "M68 37C80 22 92 30 98 38C90 46 78 50 68 37Z"],
    ["light", "M68 37C76 30 84 34 90 38C84 42 76 44 68 37ZM22 50H27V80H22Z"],
    ["line", "M16 56H48M48 52C60 54 60 70 48 72"],
  ],
  billhook: [
    ["warm", "M24 58L36 64L24 96L12 90Z"],
    ["dark", "M26 56L48 12C70 2 92 12 94 34C84 24 72 26 64 34C58 42 52 56 40 64Z"],
    ["light", "M92 30C82 20 70 22 61 31C54 40 49 54 38 61L36 58C46 50 50 38 56 30C64 19 82 18 92 30Z"],
    ["line", "M20 70L30 75M17 78L27 83"],
  ],
  // Books.
  book: [
    ["band", "M18 20C18 14 24 12 30 12H80V78H30C22 78 20 82 20 84S22 90 30 90H80V94H28C20 94 18 88 18 84Z"],
    ["light", "M30 80H78V88H30C24 88 24 80 30 80Z"],
    ["warm", "M36 24H70V42H36Z"],
    ["line", "M26 16V76M42 30H64M42 36H58"],
  ],
  ledger: [
    ["light", "M14 24C26 18 40 18 50 26C60 18 74 18 86 24V82C74 76 60 78 50 86C40 78 26 76 14 82Z"],
    ["band", "M10 28L14 26V82C26 78 40 80 50 88C60 80 74 78 86 82V26L90 28V88C74 84 62 86 50 96C38 86 26 84 10 88Z"],
    [
      "line",
      "M50 26V86M22 36C30 33 38 34 44 38M22 46C30 43 38 44 44 48M22 56C30 53 38 54 44 58M56 38C62 34 70 33 78 36M56 48C62 44 70 43 78 46M56 58C62 54 70 53 74 55",
    ],
  ],
  // People and places.
  footprints: [
    [
      "dark",
      "M34 14C44 14 46 26 44 36H26C24 26 24 14 34 14ZM28 42H42C42 52 28 52 28 42ZM66 46C76 46 78 58 76 68H58C56 58 56 46 66 46ZM60 74H74C74 86 60 86 60 74Z",
    ],
    ["ice", "M30 20C36 16 40 22 40 30H32ZM62 52C68 48 72 54 72 62H64Z"],
    ["line", "M14 90C22 86 30 94 38 90M80 20C86 16 92 22 96 18"],
  ],
  shutters: [
    ["band", "M14 16H40V84H14ZM60 16H86V84H60Z"],
    ["warm", "M40 16H60V84H40Z"],
    [
      "dark",
      "M50 40C56 40 58 50 54 56C62 60 62 72 60 84H40C40 72 40 60 46 56C42 50 44 40 50 40ZM14 44H40V50H14ZM60 44H86V50H60Z",
    ],
    ["line", "M20 26H34M20 34H34M20 60H34M20 70H34M66 26H80M66 34H80M66 60H80M66 70H80"],
  ],
  choir: [
    [
      "dark",
      "M26 34a9 9 0 1 0 .1 0ZM12 88C12 66 16 54 26 54S40 66 40 88ZM74 34a9 9 0 1 0 .1 0ZM60 88C60 66 64 54 74 54S88 66 88 88Z",
    ],
    ["rust", "M50 20a10 10 0 1 0 .1 0ZM34 90C34 64 38 44 50 44S66 64 66 90Z"],
    ["light", "M42 58L50 62L58 58V74L50 78L42 74Z"],
    ["line", "M50 62V76M80 12V24M80 12L88 10M20 16V26M20 16L28 13"],
  ],
  door: [
    ["band", "M26 92V30C26 10 74 10 74 30V92Z"],
    ["warm", "M50 92V24L68 30V92Z"],
    ["dark", "M32 92V32C32 18 44 16 50 16V92Z"],
    ["light", "M43 54a3 3 0 1 0 .1 0Z"],
    ["line", "M38 26V92M20 92H84"],
  ],
  fire: [
    [
      "warm",
      "M50 8C56 26 80 36 76 62C74 80 62 90 50 90S26 80 24 62C22 46 34 42 36 28C44 34 46 38 46 46C52 38 54 24 50 8Z",
    ],
    ["rust", "M50 46C54 56 66 60 64 72C62 82 56 86 50 86S38 82 36 72C36 64 42 62 44 56C48 60 50 54 50 46Z"],
    ["dark", "M14 84L86 72L88 82L16 94ZM14 74L86 88L84 96L12 84Z"],
  ],
  lantern: [
    ["warm", "M30 34H70L74 80H26Z"],
    ["light", "M50 42C60 54 58 66 50 72C42 66 40 54 50 42Z"],
    ["dark", "M28 26H72V34H28ZM22 80H78V90H22ZM36 16H64V26H36Z"],
    ["line", "M38 16C38 2 62 2 62 16M36 34L33 80M64 34L67 80"],
  ],
  letter: [
    ["light", "M12 28H88V78H12Z"],
    ["rust", "M50 48a9 9 0 1 0 .1 0Z"],
    ["line", "M12 28L50 58L88 28M12 78L40 50M88 78L60 50M12 28H88V78H12Z"],
  ],
  table: [
    ["band", "M10 46H90V56H10Z"],
    ["dark", "M16 56H24V92H16ZM76 56H84V92H76Z"],
    ["light", "M20 46C20 36 40 36 40 46ZM60 46C60 36 80 36 80 46ZM46 24H54V46H46Z"],
    ["warm", "M50 10C55 16 54 20 50 24C46 20 45 16 50 10Z"],
    ["line", "M24 64H76"],
  ],
  spoon: [
    ["ice", "M62 10C78 10 84 30 74 44C68 52 60 52 56 48L24 90C20 96 10 90 14 84L48 42C44 30 50 12 62 10Z"],
    ["dark", "M64 18C72 20 74 30 68 38C62 42 56 38 56 32C56 24 60 18 64 18Z"],
    ["line", "M24 82L42 58"],
  ],
  coat: [
    ["band", "M36 14L50 22L64 14L86 32L76 50L70 46V92H30V46L24 50L14 32Z"],
    ["light", "M36 14L50 22L64 14L58 34L50 28L42 34Z"],
    ["dark", "M48 34H52V92H48ZM56 48a3 3 0 1 0 .1 0ZM56 62a3 3 0 1 0 .1 0ZM56 76a3 3 0 1 0 .1 0Z"],
  ],
  hat: [
    ["dark", "M8 68C24 60 76 60 92 68C84 80 16 80 8 68Z"],
    ["band", "M28 66C26 40 30 22 40 20C48 26 54 26 62 20C72 24 74 40 72 66C60 62 40 62 28 66Z"],
    ["warm", "M28 54C40 50 60 50 72 54V62C60 58 40 58 28 62Z"],
  ],
  lake: [
    ["ice", "M6 56C20 40 80 40 94 56C92 86 8 86 6 56Z"],
    ["light", "M22 56C34 48 66 48 78 56C66 64 34 64 22 56Z"],
    ["dark", "M40 60L48 64L44 70L54 76L50 72L58 66L50 62L52 57Z"],
    ["pine", "M16 42L24 14L32 42ZM70 40L80 8L90 40Z"],
  ],
  mountain: [
    ["band", "M2 88L34 24L50 50L64 30L98 88Z"],
    ["light", "M34 24L46 46L38 42L33 50L26 40ZM64 30L74 46L66 44L60 50L55 44Z"],
    ["line", "M34 50L28 66M66 52L74 70M50 56L48 74"],
  ],
  sledge: [
    ["warm", "M16 52H78L74 60H18Z"],
    ["dark", "M10 76H82C92 76 94 62 84 60L86 54C102 58 100 84 82 84H10ZM26 60H32V76H26ZM62 60H68V76H62Z"],
    ["rust", "M26 30H62V52H26Z"],
    ["line", "M26 40H62M44 30V52"],
  ],
  bear: [
    [
      "dark",
      "M22 30a10 10 0 1 1 14-8C44 18 56 18 64 22a10 10 0 1 1 14 8C86 46 84 70 72 80C60 90 40 90 28 80C16 70 14 46 22 30Z",
    ],
    ["light", "M38 60C42 52 58 52 62 60C66 74 34 74 38 60Z"],
    ["warm", "M35 44a3.500 3.500 0 1 0 .1 0ZM65 44a3.500 3.500 0 1 0 .1 0Z"],
    ["dark", "M46 58H54L50 64Z"],
  ],
  suitcase: [
    ["band", "M12 36H88V84H12Z"],
    ["dark", "M36 36V24H64V36H58V30H42V36ZM24 36H32V84H24ZM68 36H76V84H68Z"],
    ["warm", "M44 52H56V64H44Z"],
    ["line", "M12 36H88V84H12Z"],
  ],
  piano: [
    ["dark", "M12 22H88V60H12ZM16 60H24V92H16ZM76 60H84V92H76Z"],
    ["light", "M12 58H88V70H12Z"],
    ["line", "M22 58V66M32 58V66M42 58V66M52 58V66M62 58V66M72 58V66M82 58V66"],
    ["warm", "M40 30H60V50H40Z"],
  ],
  slate: [
    ["warm", "M12 18H88V78H12Z"],
    ["dark", "M18 24H82V72H18Z"],
    [
      "light",
      "M30 78H70V84H30ZM28 34L32 33L34 60L30 61ZM40 34L44 33L46 60L42 61ZM52 34L56 33L58 60L54 61ZM24 52L62 40L63 44L25 56Z",
    ],
  ],
  window: [
    ["dark", "M18 14H82V84H18Z"],
    ["warm", "M24 20H47V46H24ZM53 20H76V46H53ZM24 52H47V78H24ZM53 52H76V78H53Z"],
    ["light", "M12 80C30 74 70 74 88 80V90H12ZM24 46C32 38 40 44 47 46ZM53 78C60 70 70 74 76 78Z"],
  ],
  stove: [
    ["dark", "M22 34H78V84H22ZM18 28H82V36H18ZM58 4H68V28H58ZM26 84H34V94H26ZM66 84H74V94H66Z"],
    ["warm", "M34 46H66V68H34Z"],
    ["rust", "M50 48C58 56 58 62 54 68H44C40 60 48 58 50 48Z"],
    ["light", "M34 74H66V78H34Z"],
  ],
  crow: [
    [
      "dark",
      "M8 46C20 40 26 28 40 28C46 18 62 18 66 30L84 38L64 42C62 62 48 76 24 78L10 88L16 70C26 62 24 52 8 46ZM44 76L42 92H48L52 72Z",
    ],
    ["light", "M57 27a2.500 2.500 0 1 0 .1 0Z"],
    ["line", "M30 52C36 58 44 58 52 52"],
  ],
  dead: [
    [
      "dark",
      "M32 92L34 58L14 54V44L36 46C37 42 40 40 40 37C32 30 32 12 48 10C64 11 66 28 57 36C57 40 62 42 63 45L84 34L87 44L66 58L70 92H58L52 70L46 92Z",
    ],
    ["warm", "M43 22a3 3 0 1 0 .1 0ZM53 22a3 3 0 1 0 .1 0Z"],
    ["ice", "M44 30H52V32H44Z"],
  ],
  scales: [
    ["dark", "M47 12H53V84H47ZM30 84H70V92H30ZM16 24L84 20V26L16 30Z"],
    ["warm", "M6 54H36C34 66 8 66 6 54ZM64 50H94C92 62 66 62 64 50Z"],
    ["line", "M20 28L8 54M20 28L34 54M80 23L66 50M80 23L92 50"],
  ],
  mask: [
    ["light", "M14 28C36 36 64 36 86 28C88 58 70 84 50 88C30 84 12 58 14 28Z"],
    [
      "dark",
      "M26 48C32 40 42 42 44 50C38 54 30 54 26 48ZM74 48C68 40 58 42 56 50C62 54 70 54 74 48ZM36 68C44 76 56 76 64 68C58 84 42 84 36 68Z",
    ],
    ["rust", "M50 36V60L46 62Z"],
  ],
  house: [
    ["band", "M20 46H80V88H20Z"],
    ["warm", "M44 62H58V88H44ZM26 54H38V66H26ZM64 54H74V66H64Z"],
    [
      "light",
      "M8 50C26 40 38 24 50 10C62 24 74 40 92 50C86 56 80 48 74 54C66 46 58 56 50 50C42 56 34 46 26 54C20 48 14 56 8 50Z",
    ],
    ["dark", "M66 8H74V30L66 22Z"],
  ],
  heart: [
    ["rust", "M50 88C20 66 10 48 14 32C20 14 42 16 50 32C58 16 80 14 86 32C90 48 80 66 50 88Z"],
    ["light", "M24 32C28 24 36 24 42 30L38 34C34 30 30 32 28 38Z"],
    ["line", "M36 54L48 44L46 60L60 48"],
  ],
  clock: [
    ["dark", "M50 8a42 42 0 1 0 .1 0Z"],
    ["light", "M50 15a35 35 0 1 0 .1 0Z"],
    ["line", "M50 24V50L68 60M50 18V22M50 78V82M18 50H22M78 50H82"],
  ],
};

/** What lies on a card, by its id; the rest is found by the kind of card. */
const ON: Record<string, string> = {
  // Books.
  plan_lodge: "ledger",
  plan_grocery: "ledger",
  plan_school: "ledger",
  plan_presbytery: "ledger",
  plan_dispensary: "ledger",
  plan_garage: "ledger",
  // Crises.
  dark_week: "lantern",
  cough: "bed",
  coffee: "bowl",
  stovepipe: "stove",
  turnips: "bowl",
  toothache: "camphor",
  rotten_shutters: "shutters",
  floodlight: "lantern",
  night_watch: "dead",
  washing_line: "gauze",
  slope: "mountain",
  frying: "stove",
  steam: "window",
  graveyard_gate: "dead",
  blankets: "bed",
  one_bottle: "camphor",
  fever: "thermometer",
  rats: "ham",
  short_straw: "table",
  storeroom: "hammer",
  // Crossroads.
  eleven_years: "letter",
  and_with_that: "door",
  forty_puppets: "mask",
  one_log: "logs",
  three_in_the_morning: "clock",
  two_meals: "bowl",
  saturday: "table",
  new_cough: "bed",
  the_heap: "dead",
  night_eater: "spoon",
  oath_of_the_spoons: "spoon",
  the_coat: "coat",
  the_hat: "hat",
  volunteers: "choir",
  the_bench: "table",
  letters_to_nobody: "letter",
  a_bad_moment: "crow",
  stuck: "sledge",
  second_cellar: "door",
  thirty_seconds: "clock",
  heavy_bag: "suitcase",
  one_ampoule: "camphor",
  the_spoon: "spoon",
  across_the_fire: "fire",
  sleep_talker: "bed",
  between_two: "heart",
  own_table: "table",
  white: "mountain",
  still_running: "clock",
  across_the_lake: "lake",
  laid_for_six: "table",
  last_bend: "mountain",
  brother_in_law: "door",
  eyes_on_the_bag: "suitcase",
  cornice: "mountain",
  cable_car: "mountain",
  false_bottom: "suitcase",
  down_the_stairs: "door",
  still_warm: "stove",
  the_slate: "slate",
  through_the_grille: "window",
  the_bear: "bear",
  for_cattle: "bowl",
  second_helping: "bowl",
  the_echo: "mountain",
  the_beat: "heart",
  it_moves: "dead",
  the_suitcase: "suitcase",
  ten_fingers: "thermometer",
  a_good_story: "fire",
  // Main objectives.
  five_days: "clock",
  register: "ledger",
  everything_must_go: "sledge",
  snowplough: "shovel",
  wedding: "bell",
  shut_the_house: "house",
  road: "mountain",
  thaw: "lake",
  spoonful: "spoon",
  school_reopens: "slate",
  // Secret and exile objectives.
  lamp_oil: "lantern",
  apothecary: "camphor",
  squirrel: "scrap",
  long_evenings: "book",
  tinker: "hammer",
  full_pockets: "coat",
  glutton: "ham",
  miser: "keys",
  picnic: "sausages",
  bedside: "bed",
  three_virtues: "candlestick",
  smuggler: "suitcase",
  cold_steel: "billhook",
  reading_circle: "book",
  well_shod: "felt_boots",
  mother_hen: "house",
  big_family: "choir",
  just_us_two: "heart",
  captain: "horn",
  watchman: "lantern",
  shepherd: "bell",
  undertaker: "shovel",
  housekeeper: "keys",
  judge: "scales",
  arsenal: "carbine",
  sole_heir: "letter",
  new_village: "house",
  false_wall: "hammer",
  black_market: "scales",
  arsonist: "fire",
  all_the_blankets: "bed",
  cleared_beds: "bed",
  famine: "bowl",
  open_gate: "door",
  stove_of_ones_own: "stove",
  new_clan: "choir",
  provisions: "soup",
  list_of_names: "ledger",
  armed: "chamois_rifle",
  hermitage: "mountain",
  magpie: "crow",
  i_told_you_so: "letter",
  their_daily_bread: "bowl",
  prodigal: "footprints",
};

/** What stands for each kind of item. */
const OF_SYMBOL: Record<string, string> = {
  food: "soup",
  fuel: "logs",
  medicine: "gauze",
  tool: "hammer",
  weapon: "carbine",
  book: "book",
  survivor: "footprints",
};
/** What may lie on a card of which nothing else is known, as on one of somebody else's pack. */
const ANY = ["fire", "door", "lantern", "letter", "window", "mountain", "house", "clock"];

/** What is drawn on a card: always the same for the same card. */
export function motifOf(id: string, symbols: readonly string[]): Cut[] {
  const known = MOTIFS[id] ?? MOTIFS[ON[id] ?? ""] ?? MOTIFS[OF_SYMBOL[symbols[0] ?? ""] ?? ""];
  return known ?? MOTIFS[ANY[numberOf(id) % ANY.length] ?? ""] ?? [];
}

/** A number that is always the same for an id. */
export function numberOf(id: string): number {
  return [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
}
