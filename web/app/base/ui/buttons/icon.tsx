/** Line drawings in a box of 24 by 24. */
const DRAWINGS = {
  add: "M5 5h14v14H5ZM12 8.5v7M8.5 12h7",
  backspace: "M9 5h11v14H9l-6-7ZM12 9.5l5 5M17 9.5l-5 5",
  clear: "M6 6l12 12M18 6 6 18",
  play: "M4 4.5h10v15H4ZM17 6l3.5.9-3 11.6",
  today: "M4 6h16v14H4ZM4 10.5h16M8 3.5v4M16 3.5v4M9 15l2.2 2.2L15.5 13",
  learn: "M12 6c-2-1.6-5-2-9-2v14c4 0 7 .4 9 2 2-1.6 5-2 9-2V4c-4 0-7 .4-9 2ZM12 6v14",
  me: "M12 4a4 4 0 1 0 .01 0ZM4.5 20a7.5 7.5 0 0 1 15 0",
  settings: "M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5",
  right: "M4.5 12.5l5 5 10-11",
  wrong: "M6 6l12 12M18 6 6 18",
  note: "M12 3a9 9 0 1 0 .01 0ZM12 11v6M12 7.5v.01",
  wait: "M12 3a9 9 0 1 0 .01 0ZM12 7v5l3.5 2",
  more: "M6 9.5l6 6 6-6",
  share: "M12 15V3.5M7.5 7.5 12 3l4.5 4.5M5 12v8.5h14V12",
  before: "M15 5l-7 7 7 7",
  after: "M9 5l7 7-7 7",
  type: "M3 6h18v12H3ZM7 10h.01M11 10h.01M15 10h.01M17.5 10h.01M7 14h10",
  combine: "M4 4h7v10H4ZM13 10h7v10h-7ZM15 4h2a3 3 0 0 1 3 3M9 20H7a3 3 0 0 1-3-3",
  undo: "M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3",
  redo: "M16 5l4 4-4 4M20 9H10a5.5 5.5 0 0 0 0 11h3",
  first: "M17.5 5.5v13l-9-6.5ZM6 5.5v13",
  back: "M15.5 5.5v13l-9-6.5Z",
  next: "M8.5 5.5v13l9-6.5Z",
  pause: "M8 5.5v13M16 5.5v13",
  last: "M6.5 5.5v13l9-6.5ZM18 5.5v13",
  copy: "M9 9h11v11H9ZM5 15H4V4h11v1",
  hint: "M9 18h6M10 21h4M8.5 14.5a6 6 0 1 1 7 0c-.6.6-1 1.2-1 2h-5c0-.8-.4-1.4-1-2Z",
  show: "M2 12s4-7 10-7 10 7 10 7-4 7-10 7-10-7-10-7ZM12 9a3 3 0 1 0 .01 0Z",
  none: "M12 3.5a8.5 8.5 0 1 0 .01 0ZM6 6l12 12",
  dots: "M5 12h.01M12 12h.01M19 12h.01",
  flag: "M6 21V4M6 5h12l-2.5 4L18 13H6",
  question: "M9 9.2a3 3 0 1 1 4.4 2.6c-.9.5-1.4 1-1.4 2M12 17.5v.01",
  ways: "M4 12h6M10 12c4 0 4-6 10-6M10 12c4 0 4 6 10 6",
};

export type IconName = keyof typeof DRAWINGS;

export const Icon = ({ name }: { name: IconName }) => <LineIcon path={DRAWINGS[name]} />;

/** An icon that only one page has. Its path lies in a box of 24 by 24. */
export const LineIcon = ({ path }: { path: string }) => (
  <svg class="icon" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={path} />
  </svg>
);
