import { createRoute, z } from "@hono/zod-openapi";
import type { DeletedThing } from "#app/content/deletion/deleted-thing.ts";
import {
	type AccessRules,
	isOpenTo,
	requireCapability,
} from "#app/features/session/require-administrator.server.ts";
import type { Capability } from "#app/site/roles.ts";
import { apiRouter, json, refused } from "#platform/api/api.ts";
import type { DeletedKind } from "#platform/content/deleted-things.ts";
import type { Restore } from "./deleted.ts";

const path = "/api/admin/deleted";
const onePath = `${path}/{kind}/{id}`;
const refusals = { ...refused.invalid, ...refused.signedOut, ...refused.missing, ...refused.conflict };

type DeletedRules = {
	list(): Promise<DeletedThing[]>;
	restore: Record<DeletedKind, Restore>;
	erase(kind: DeletedKind, id: string): Promise<void>;
};

/** The capability that opens the deleted things of a kind: that of writing them. */
const capabilityOf: Record<DeletedKind, Capability> = {
	article: "articles",
	event: "events",
	letter: "letters",
	image: "images",
	page: "pages",
	author: "authors",
	question: "applications",
	testimonial: "texts",
	entry: "texts",
};

/** Lists, restores and erases deleted things, of the kinds that are open to whoever asks. */
export function deletedApi({ list, restore, erase }: DeletedRules, access: AccessRules) {
	const { deletedPlace, deletedThing, restoredThing } = schemasOf(Object.keys(restore) as DeletedKind[]);
	const router = apiRouter();

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "get",
			path,
			summary: "List what was deleted and can be restored",
			responses: { 200: json(z.array(deletedThing), "The last deletion first"), ...refused.signedOut },
		}),
		async (context) => {
			const things = await list();
			return context.json(
				things.filter(({ kind }) => isOpenTo(context, capabilityOf[kind])),
				200,
			);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "post",
			path: `${onePath}/restore`,
			summary: "Put a deleted thing back as it was",
			request: { params: deletedPlace },
			responses: { 200: json(restoredThing, "What is back"), ...refusals },
		}),
		async (context) => {
			const { kind, id } = context.req.valid("param");
			requireCapability(context, capabilityOf[kind]);
			return context.json({ kind, id, ...(await restore[kind](id)) }, 200);
		},
	);

	router.openapi(
		createRoute({
			...access.administratorOnly,
			method: "delete",
			path: onePath,
			summary: "Delete a deleted thing for good",
			request: { params: deletedPlace },
			responses: { 204: { description: "Gone" }, ...refusals },
		}),
		async (context) => {
			const { kind, id } = context.req.valid("param");
			requireCapability(context, capabilityOf[kind]);
			await erase(kind, id);
			return context.body(null, 204);
		},
	);

	return router;
}

/** The requests and responses about deleted things of these kinds. */
function schemasOf(kinds: readonly DeletedKind[]) {
	const deletedPlace = z.object({ kind: z.enum(kinds), id: z.string().max(200) });
	const deletedThing = deletedPlace
		.extend({
			title: z.string(),
			deletedAt: z.string(),
			erasedAt: z
				.string()
				.nullable()
				.meta({ description: "From when on it may be gone for good; null where no day is set" }),
		})
		.meta({ id: "DeletedThing" });
	const restoredThing = deletedPlace
		.extend({
			address: z
				.string()
				.nullable()
				.meta({ description: "Where its page is, or would be; null of what has none" }),
			isMoved: z.boolean().meta({ description: "Whether its old address was taken meanwhile" }),
			isUnlinked: z
				.boolean()
				.meta({ description: "Whether the link to it is gone, since the main menu was full" }),
		})
		.meta({ id: "RestoredThing" });
	return { deletedPlace, deletedThing, restoredThing };
}
