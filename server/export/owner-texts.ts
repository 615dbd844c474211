import { stringify } from "yaml";
import type { Redirect } from "#app/features/redirects/redirect.ts";
import { listTexts } from "#app/features/texts/api/text-list.server.ts";
import { writeTranslations } from "#app/features/texts/exchange/translation-file.server.ts";
import { otherLanguages } from "#app/site/site-config.ts";
import type { Site } from "#server/composition/compose-site.ts";
import { textParts } from "#server/composition/site-texts.ts";
import type { ExportFolder } from "./folder/export-folder.ts";
import { type Columns, writeTable } from "./tables.ts";

/** Writes every text of the site with its translation, as the draft says it, and the facts in them. */
export async function writeTexts(folder: ExportFolder, { stores, services }: Site): Promise<number> {
	const list = await listTexts(textParts(stores, services.readTexts));
	for (const language of otherLanguages) {
		await folder.write(`texts/${language}.po`, writeTranslations(list, language));
	}
	const { facts } = await stores.facts.find();
	await folder.write("texts/facts.yaml", stringify(facts, { lineWidth: 0 }));
	return list.texts.length;
}

/** Writes the addresses that lead to others. @returns how many there are. */
export async function writeRedirects(folder: ExportFolder, { stores }: Site): Promise<number> {
	return writeTable(folder, "redirects.csv", redirectColumns, [await stores.redirects.list()]);
}

const redirectColumns: Columns<Redirect> = [
	["From", ({ path }) => path],
	["To", ({ target }) => target],
];
