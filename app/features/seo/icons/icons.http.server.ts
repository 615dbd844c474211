import { Hono } from "hono";
import { etag } from "hono/etag";
import type { SiteTexts } from "#app/i18n/site-texts.server.ts";
import { iconFiles, isIconFile } from "#app/site/icons/icon-files.ts";
import { isShippedSign, signOf } from "#app/site/icons/sign.ts";
import { freshCopyOnly } from "#platform/api/revalidation.ts";
import type { SiteIcons } from "./icons.server.ts";

/** Serves the icons of a business with its own name, colour or logo; those of a new site are files. */
export function iconRoutes(icons: SiteIcons, readTexts: () => Promise<SiteTexts>): Hono {
	const routes = new Hono();
	for (const file of Object.keys(iconFiles).filter(isIconFile)) {
		routes.get(file, etag(), async (context, next) => {
			const sign = signOf(await readTexts());
			if (isShippedSign(sign)) return next();
			const bytes = await icons.get(file, sign);
			return context.body(bytes, 200, { "Content-Type": iconFiles[file].type, ...freshCopyOnly });
		});
	}
	return routes;
}

/** Returns whether an address is an icon's that differs from the file of a new site. */
export function isOwnIcon(address: string, texts: SiteTexts): boolean {
	return isIconFile(address) && !isShippedSign(signOf(texts));
}
