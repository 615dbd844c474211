import { createRoute, z } from "@hono/zod-openapi";
import { maxCameraMegabytes } from "#app/features/media/image-file.ts";
import type { PreparedImage } from "#app/features/media/intake/stored-form.server.ts";
import { nameOfAddress } from "#app/features/media/library-image.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import type { AccessRules } from "#app/features/session/require-administrator.server.ts";
import { apiRouter, jsonBody } from "#platform/api/api.ts";
import type { CountTry } from "#platform/rate-limits/rate-limits.ts";
import { type ImageIntake, storingImage } from "./media.api.server.ts";

const body = z.object({ address: z.url({ protocol: /^https?$/ }).max(4_000) }).meta({ id: "ImageAddress" });

type Parts = {
	countUpload: CountTry;
	/** What an address of another site sends, made fit to be stored. @throws ApiError */
	prepareFrom(address: string): Promise<PreparedImage>;
	onStored: ImageIntake["onStored"];
};

/** Storing a picture that another site has, as though it were uploaded. The administrator's alone. */
export function imageFromAddressApi(
	media: Pick<MediaStore, "add">,
	access: AccessRules,
	{ countUpload, prepareFrom, onStored }: Parts,
) {
	const router = apiRouter();
	router.openapi(
		createRoute({
			...storingImage(access, countUpload),
			path: "/api/admin/images/from-address",
			summary: `Store an image of another site: fetched from there, at most ${maxCameraMegabytes} MiB`,
			request: { body: jsonBody(body) },
		}),
		async (context) => {
			const { address } = context.req.valid("json");
			const name = nameOfAddress(address);
			const hash = await media.add({ ...(await prepareFrom(address)), name });
			onStored(hash);
			return context.json({ success: true as const, url: imageUrlOf(hash) }, 200);
		},
	);
	return router;
}
