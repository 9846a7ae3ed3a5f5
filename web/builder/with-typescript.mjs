// Lets a script of the build import TypeScript:
// node --import with-typescript.mjs <script>
import { register } from "node:module";

register("./typescript.mjs", import.meta.url);
