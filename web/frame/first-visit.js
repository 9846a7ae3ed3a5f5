import { load } from "../app/core/storage.js";

const KEPT = ["twentyfour:settings", "twentyfour:ready", "twentyfour:solved"];

/** Whether the player finds the page that is prerendered: who was never here, by no link to a page. */
export const isFirstVisit = () => location.hash === "" && KEPT.every((name) => load(name) === null);
