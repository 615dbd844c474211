import { z } from "zod";

// Here, since it must be in force before the first schema is made, and a page's modules run before
// the browser's entry. zod would otherwise try whether it may make functions from text, which the
// policy forbids and the console then reports. The server may, and parses faster for it.
if (typeof document !== "undefined") z.config({ jitless: true });

export { z };
