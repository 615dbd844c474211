import type { Kysely } from "kysely";
import { changeWorkingCopies } from "#app/content/drafts/changed-working-copies.server.ts";
import { textsIn } from "#app/content/localized.ts";
import { overtakenReplacement } from "#app/content/storage/versioned.server.ts";
import type { CustomPage, PageTexts } from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { type DescribedReplacement, withOtherImage } from "#app/features/media/image-replacement.ts";
import { imageWithin, type ReplaceImage } from "#app/features/media/image-uses.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import { lockPages } from "./pages.addresses.server.ts";
import { type PageRenderer, renderWhatever } from "./pages.html.server.ts";
import { loadPage, writeTexts } from "./pages.row.server.ts";

type Parts = { db: Kysely<Tables>; clock: Clock; renderer: PageRenderer };

/** A page as it will be stored, under its present addresses. */
type Replaced = { page: CustomPage; rendered: Record<Language, { html: string }> };

/** Putting one image in place of another in all pages of the owner's at once. */
export function replacedPageImages({ db, clock, renderer }: Parts) {
	/** Replaces an image in every page, and in what is typed of them. */
	const replaceImage: ReplaceImage = async (replacement, commit) => {
		// Rendered before the transaction, which would keep everybody else waiting.
		const replaced = await prepare(replacement);
		return commit(async (transaction) => {
			if (replaced.length > 0) await lockPages(transaction);
			for (const one of replaced) await store(transaction, one);
			await changeWorkingCopies(transaction, {
				kind: pageDrafts,
				like: imageWithin(replacement.from),
				change: (draft) => withOtherImage(draft, replacement),
				saved: replaced.map(({ page }) => page),
			});
			return replaced.length;
		});
	};

	async function prepare(replacement: DescribedReplacement): Promise<Replaced[]> {
		const rows = await db
			.selectFrom("page_texts")
			.select("page_id as id")
			.distinct()
			.where("content", "like", imageWithin(replacement.from))
			.orderBy("page_id")
			.execute();
		const updatedAt = clock().toISOString();
		const replaced: Replaced[] = [];
		for (const { id } of rows) {
			const before = await loadPage(db, id);
			const changed = withOtherImage(before, replacement);
			const page = { ...changed, version: before.version + 1, updatedAt };
			replaced.push({ page, rendered: await renderWhatever(renderer, page) });
		}
		return replaced;
	}

	return { replaceImage };
}

async function store(transaction: Kysely<Tables>, { page, rendered }: Replaced): Promise<void> {
	const { id, version, updatedAt } = page;
	const row = { table: "pages", id, version: version - 1 } as const;
	if (!(await updateVersion(transaction, row, { updated_at: updatedAt }))) throw overtakenReplacement();
	const slugs = inEachLanguage((language) => textsIn<PageTexts>(page, language)?.slug ?? "");
	await writeTexts(transaction, { id, input: page, slugs, rendered });
}
