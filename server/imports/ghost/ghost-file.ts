import { z } from "zod";
import type { ImportFile } from "#server/imports/files/import-file.ts";
import { mebibyte, storable, textOf } from "#server/imports/files/text-file.ts";
import { ImportFileError } from "#server/imports/post/imported-post.ts";

/** The largest file of Ghost that is read: unlike one of WordPress, it is in memory as a whole. */
const maxMegabytes = 128;

const text = z
	.union([z.string(), z.null()])
	.optional()
	.transform((value) => storable(value ?? ""));
const id = z.union([z.string(), z.number()]).transform(String);
/** MySQL writes 0 and 1, SQLite sometimes true and false. */
const flag = z.union([z.boolean(), z.number()]).nullish().transform(Boolean);
/** Ghost 0.x wrote milliseconds, later ones ISO 8601. */
const instant = z
	.union([z.string(), z.number(), z.null()])
	.optional()
	.transform((value) => {
		const date = new Date(value ?? Number.NaN);
		return Number.isNaN(date.getTime()) ? undefined : date;
	});

const post = z.object({
	...{ id, uuid: text, title: text, slug: text, html: text, mobiledoc: text, lexical: text },
	...{ feature_image: text, image: text, type: text, page: flag, status: text, visibility: text },
	...{ published_at: instant, custom_excerpt: text, codeinjection_head: text, codeinjection_foot: text },
	...{ canonical_url: text, locale: text, meta_title: text, meta_description: text },
	author_id: id.nullish(),
});

const link = { post_id: id, sort_order: z.number().nullish() };
const rows = <Row extends z.ZodType>(row: Row) => z.array(row).default([]);

const ghostData = z.object({
	posts: z.array(post),
	posts_meta: rows(
		z.object({
			...{ post_id: id, meta_title: text, meta_description: text },
			...{ feature_image_alt: text, feature_image_caption: text },
		}),
	),
	tags: rows(z.object({ id, name: text, slug: text, visibility: text })),
	posts_tags: rows(z.object({ ...link, tag_id: id })),
	users: rows(z.object({ id, name: text })),
	posts_authors: rows(z.object({ ...link, author_id: id })),
	settings: rows(z.object({ key: text, value: z.unknown() })),
	members: rows(
		z.object({
			id,
			email: text,
			subscribed: z.union([z.boolean(), z.number()]).nullish(),
			email_disabled: flag,
		}),
	),
	members_newsletters: z.array(z.object({ member_id: id })).optional(),
	comments: rows(z.object({ post_id: id.nullish() })),
});

export type GhostData = z.infer<typeof ghostData>;
export type GhostPost = GhostData["posts"][number];

const inFile = z.union([
	z
		.object({ db: z.tuple([z.object({ data: ghostData })], z.unknown()) })
		.transform(({ db: [{ data }] }) => data),
	z.object({ data: ghostData }).transform(({ data }) => data),
]);

/** Reads a file of Ghost. @throws ImportFileError for what is none. */
export async function readGhostFile(file: ImportFile, signal?: AbortSignal): Promise<GhostData> {
	const pieces: string[] = [];
	for await (const piece of textOf(file, maxMegabytes * mebibyte, signal)) pieces.push(piece);
	const read = inFile.safeParse(parsed(file.name, pieces.join("")));
	if (read.success) return read.data;
	throw new ImportFileError(
		`${file.name} is no export of Ghost, or one of a form that is not known. Nothing was done.`,
	);
}

function parsed(name: string, json: string): unknown {
	try {
		return JSON.parse(json);
	} catch {
		throw new ImportFileError(`${name} is no JSON, or not the whole of it. Nothing was done.`);
	}
}
