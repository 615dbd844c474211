import type { Kysely } from "kysely";
import { changeWorkingCopies } from "#app/content/drafts/changed-working-copies.server.ts";
import { firstWritten, textsIn } from "#app/content/localized.ts";
import { writeTexts } from "#app/content/storage/content-table.server.ts";
import { lastSave } from "#app/content/storage/last-save.server.ts";
import { storedTitle } from "#app/content/storage/stored-title.server.ts";
import { storeVersions, versionRow } from "#app/content/storage/stored-versions.server.ts";
import { overtakenReplacement } from "#app/content/storage/versioned.server.ts";
import { type CustomPage, type PageTexts, pageFields } from "#app/features/custom-pages/custom-page.ts";
import { pageDrafts } from "#app/features/custom-pages/working-copy.ts";
import { type DescribedReplacement, withOtherImage } from "#app/features/media/image-replacement.ts";
import { type ImageHolder, imageWithin, type ReplaceImage, usesOf } from "#app/features/media/image-uses.ts";
import type { ImageUse } from "#app/features/media/library-image.ts";
import { inEachLanguage } from "#app/i18n/language.ts";
import type { Language } from "#app/site/site-config.ts";
import type { Tables } from "#migrations/tables.ts";
import type { Clock } from "#platform/clock.ts";
import { findDeletedHolding } from "#platform/content/deleted-things.ts";
import { holdSlugs } from "#platform/database/locks.ts";
import { updateVersion } from "#platform/database/update-version.ts";
import { loadPage, type PageRenderer, pageTable, renderWhatever, textColumns } from "./pages.row.server.ts";

/** Finds the pages that need an image. */
export function pageImages(db: Kysely<Tables>) {
	/**
	 * Lists the pages that need each image, by content hash: saved, unsaved, in an earlier version, or
	 * deleted. With `hash`, those of that image alone.
	 */
	async function listImageUses(hash = "", language?: Language): Promise<Map<string, ImageUse[]>> {
		const within = imageWithin(hash);
		const holders = await Promise.all([
			saved(within, language),
			unsaved(within, language),
			earlier(within, language),
			deleted(within),
		]);
		return usesOf(holders.flat());
	}

	async function saved(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("page_texts")
			.select(["page_id as id", "content as text"])
			.select(titleOf("page_texts.page_id", language))
			.where("content", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "page" }));
	}

	async function unsaved(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("working_copies")
			.select(["working_copies.page_id as id", "draft as text"])
			.select(titleOf("working_copies.page_id", language))
			.where("kind", "=", "page")
			.where("draft", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "pageCopy" }));
	}

	async function earlier(within: string, language?: Language): Promise<ImageHolder[]> {
		const rows = await db
			.selectFrom("page_versions")
			.select(["page_id as id", "input as text"])
			.select(titleOf("page_versions.page_id", language))
			.where("input", "like", within)
			.execute();
		return rows.map((row) => ({ ...row, place: "pageVersion" }));
	}

	async function deleted(within: string): Promise<ImageHolder[]> {
		const rows = await findDeletedHolding(db, "page", within);
		return rows.map((row) => ({ ...row, place: "pageDeleted" }));
	}

	return { listImageUses };
}

/** A page's title in a language, or in one that it is written in; blank without any. */
const titleOf = (id: string, language?: Language) =>
	storedTitle({ table: "page_texts", owner: "page_id", title: "title" }, id, language).as("title");

type Parts = { db: Kysely<Tables>; clock: Clock; renderer: PageRenderer };

/** A page as it will be stored, under its present addresses. */
type Replaced = { page: CustomPage; rendered: Record<Language, { html: string }> };

/** Replaces an image in all pages at once. */
export function replacedPageImages({ db, clock, renderer }: Parts) {
	/** Replaces an image in every page, as a new version of each, and in what is typed of them. */
	const replaceImage: ReplaceImage = async (replacement, commit) => {
		// Rendered before the transaction, which would keep everybody else waiting.
		const replaced = await prepare(replacement);
		return commit(async (transaction) => {
			// Content that began to show the old image after the preparation would keep it.
			const shown = await listShowing(transaction, replacement.from);
			const prepared = new Set(replaced.map(({ page }) => page.id));
			if (shown.some(({ id }) => !prepared.has(id))) throw overtakenReplacement();
			if (replaced.length > 0) await holdSlugs(transaction, "pages");
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
		const rows = await listShowing(db, replacement.from);
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

function listShowing(db: Kysely<Tables>, hash: string) {
	return db
		.selectFrom("page_texts")
		.select("page_id as id")
		.distinct()
		.where("content", "like", imageWithin(hash))
		.orderBy("page_id")
		.execute();
}

async function store(transaction: Kysely<Tables>, { page, rendered }: Replaced): Promise<void> {
	const { id, version, updatedAt } = page;
	const row = { table: "pages", id, version: version - 1 } as const;
	const saved = { updated_at: updatedAt, ...lastSave(new Date(updatedAt)) };
	if (!(await updateVersion(transaction, row, saved))) throw overtakenReplacement();
	const slugs = inEachLanguage((language) => textsIn<PageTexts>(page, language)?.slug ?? "");
	const columns = { textColumns: textColumns(page, slugs, rendered) };
	await writeTexts(transaction, pageTable, { id, input: page, ...columns });
	const head = { title: firstWritten(page, "title"), savedAt: updatedAt };
	await storeVersions(transaction, "page", id, [versionRow(pageFields, page, head)]);
}
