/** The layout of printed pages. Lengths are in millimetres, from the top left corner. */

export type Paper = "a4" | "letter";
export type CardSize = "60" | "63" | "95";
/** How the backs are printed behind the fronts. */
export type Backs = "long" | "short" | "fold" | "none";

export const PAPERS = {
  a4: { width: 210, height: 297 },
  letter: { width: 215.9, height: 279.4 },
} as const;

export const CARD_SIZES = {
  60: { width: 60, height: 60, columns: 3, rows: 4 },
  63: { width: 63, height: 88, columns: 3, rows: 3 },
  95: { width: 95, height: 95, columns: 2, rows: 2 },
} as const;

export const CODE_SIDE = 25;

/** The distance between a card and its cut marks, and the length of the marks. */
export const MARK_GAP = 0.7;
export const MARK_LENGTH = 3;

/**
 * A place for a card. `index` is the index of its hand. `turned` backs are printed upside down, so
 * that they are upright when the card is flipped along its short edge.
 */
export type SheetCell = { index: number; x: number; y: number; back: boolean; turned: boolean };

/**
 * A page of cards. `block` is the rectangle of all its places, `fold` the height of the line to
 * fold at. The QR code is at `code`; `onCard` means that it is centered on a card, because the
 * margin has no room for it.
 */
export interface CardPage {
  side: "front" | "back" | "fold";
  cells: SheetCell[];
  block: { x: number; y: number; columns: number; rows: number };
  fold: number | null;
  code: { x: number; y: number; onCard: boolean };
}

/** The pages for a number of cards: fronts, each page followed by its backs. */
export function cardPages(
  count: number,
  { size, paper, backs }: { size: CardSize; paper: Paper; backs: Backs },
): CardPage[] {
  const { columns, rows } = CARD_SIZES[size];
  const folded = backs === "fold";
  const frontRows = folded ? Math.floor(rows / 2) : rows;
  const each = columns * frontRows;
  const pages: CardPage[] = [];
  for (let first = 0; first < count; first += each) {
    const indexes = Array.from({ length: Math.min(each, count - first) }, (_, at) => first + at);
    const places = indexes.map((index, at) => ({
      index,
      column: at % columns,
      row: Math.floor(at / columns),
    }));
    const grid = gridOf(size, paper, folded ? 2 * frontRows : rows);
    const fronts = places.map((place) => grid.cell(place));
    if (folded) {
      const behind = places.map((place) =>
        grid.cell({ ...place, row: 2 * frontRows - 1 - place.row }, "turned"),
      );
      pages.push(pageOf(size, paper, "fold", [...fronts, ...behind], grid));
      continue;
    }
    pages.push(pageOf(size, paper, "front", fronts, grid));
    if (backs === "none") continue;
    const behind = places.map((place) =>
      backs === "long"
        ? grid.cell({ ...place, column: columns - 1 - place.column }, "upright")
        : grid.cell({ ...place, row: rows - 1 - place.row }, "turned"),
    );
    pages.push(pageOf(size, paper, "back", behind, grid));
  }
  return pages;
}

/** The places of cards on a page, centered. */
function gridOf(size: CardSize, paper: Paper, rows: number) {
  const { width, height, columns } = CARD_SIZES[size];
  const x = (PAPERS[paper].width - columns * width) / 2;
  const y = (PAPERS[paper].height - rows * height) / 2;
  return {
    block: { x, y, columns, rows },
    cell: (
      { index, column, row }: { index: number; column: number; row: number },
      back?: "upright" | "turned",
    ): SheetCell => ({
      index,
      x: x + column * width,
      y: y + row * height,
      back: back !== undefined,
      turned: back === "turned",
    }),
  };
}

function pageOf(
  size: CardSize,
  paper: Paper,
  side: CardPage["side"],
  cells: SheetCell[],
  { block }: { block: CardPage["block"] },
): CardPage {
  const fold = side === "fold" ? PAPERS[paper].height / 2 : null;
  return { side, cells, block, fold, code: codePlace(size, cells, block) };
}

/**
 * The position of the QR code: below the cards at the right or, without room there, in the center
 * of the last front. On a page of backs, the last back takes its place.
 */
function codePlace(size: CardSize, cells: SheetCell[], block: CardPage["block"]) {
  const { width, height } = CARD_SIZES[size];
  if (block.y >= CODE_SIDE + MARK_GAP) {
    const right = block.x + block.columns * width;
    const bottom = block.y + block.rows * height;
    return { x: right - CODE_SIDE - MARK_LENGTH, y: bottom + MARK_GAP, onCard: false };
  }
  const fronts = cells.filter(({ back }) => !back);
  const { x = 0, y = 0 } = (fronts.length ? fronts : cells).at(-1) ?? {};
  return { x: x + (width - CODE_SIDE) / 2, y: y + (height - CODE_SIDE) / 2, onCard: true };
}

/**
 * The cut marks of a page of cards, as lines of a path: at each edge outside the cards, and a small
 * cross where four cards meet.
 */
export function cutMarks(size: CardSize, { x, y, columns, rows }: CardPage["block"]) {
  const { width, height } = CARD_SIZES[size];
  const right = x + columns * width;
  const bottom = y + rows * height;
  const away = MARK_GAP + MARK_LENGTH;
  const marks = [];
  for (let column = 0; column <= columns; column++) {
    const at = x + column * width;
    marks.push(`M${at} ${y - away}v${MARK_LENGTH}`, `M${at} ${bottom + MARK_GAP}v${MARK_LENGTH}`);
  }
  for (let row = 0; row <= rows; row++) {
    const at = y + row * height;
    marks.push(`M${x - away} ${at}h${MARK_LENGTH}`, `M${right + MARK_GAP} ${at}h${MARK_LENGTH}`);
  }
  for (let column = 1; column < columns; column++) {
    for (let row = 1; row < rows; row++) {
      const at = [x + column * width, y + row * height];
      marks.push(`M${at} m-1 0h2m-1 -1v2`);
    }
  }
  return marks.join("");
}

/** How wide a text is in Latin letters. A letter of a script without spaces is as wide as two. */
const lettersOf = (text: string) =>
  [...text].reduce((sum, letter) => sum + (/[\u2e80-\uffef]/.test(letter) ? 2 : 1), 0);

/**
 * Divides blocks of text among pages, in their order. A block is never divided, and is followed by
 * an empty line.
 *
 * @param textsOf the paragraphs of a block
 * @param room how many lines a page has, and how many letters a line
 */
export function textPages<Block>(
  blocks: Block[],
  textsOf: (block: Block) => string[],
  room: { lines: number; letters: number },
): Block[][] {
  const pages: Block[][] = [];
  let left = 0;
  for (const block of blocks) {
    const lines = textsOf(block).map((text) => Math.ceil(lettersOf(text) / room.letters));
    const height = lines.reduce((sum, each) => sum + each, 1);
    if (height > left) {
      pages.push([]);
      left = room.lines;
    }
    pages.at(-1)?.push(block);
    left -= height;
  }
  return pages;
}
