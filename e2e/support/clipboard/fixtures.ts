import { documents, markdownOf } from "./documents.ts";
import { mailPrograms } from "./mail-programs.ts";
import { officePrograms } from "./office-programs.ts";
import { type Clipboard, specials } from "./specials.ts";
import { webPrograms } from "./web-programs.ts";

const programs = [...officePrograms, ...webPrograms, ...mailPrograms];

/** Every text as every program copies it, and what only some of them do. */
export const clipboards: Clipboard[] = [
	...programs.flatMap((program) =>
		Object.entries(documents).map(([name, blocks]) => ({
			name: `${program.name}, ${name}`,
			html: program.html(blocks),
			markdown: markdownOf(blocks, program),
		})),
	),
	...specials,
];
