import { type Block, documents, markdownOf } from "./documents.ts";
import { libreOffice } from "./libreoffice.ts";
import { longerDocuments } from "./longer-documents.ts";
import { mailPrograms } from "./mail-programs.ts";
import { officePrograms } from "./office-programs.ts";
import { pictured } from "./pictured.ts";
import { type Clipboard, specials } from "./specials.ts";
import { webPrograms } from "./web-programs.ts";

const programs = [...officePrograms, ...webPrograms, ...mailPrograms];

/** Texts as every program copies them. */
function copied(texts: Record<string, Block[]>): Clipboard[] {
	return programs.flatMap((program) =>
		Object.entries(texts).map(([name, blocks]) => ({
			name: `${program.name}, ${name}`,
			html: program.html(blocks),
			markdown: markdownOf(blocks, program),
		})),
	);
}

/** Short texts as every program copies them, what only some of them do, and real copies. */
export const clipboards: Clipboard[] = [...copied(documents), ...specials, ...libreOffice];

/** The longer texts too, and those with pictures: more than 200. */
export const everyClipboard: Clipboard[] = [...clipboards, ...copied(longerDocuments), ...pictured];
