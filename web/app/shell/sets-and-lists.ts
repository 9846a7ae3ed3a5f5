/** Two pages in one chunk, because the document names each chunk with its hash. */
export { createSetPage } from "../classroom/sets/set-page.tsx";
export { ListsPage } from "../me/lists/lists-page.tsx";
