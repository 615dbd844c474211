import { Hono } from "hono";
import { type Logo, logoAddress } from "#app/site/logo.ts";

/** Lets a logo that is opened as a page show its shapes, and nothing else. */
const policy = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";

type LogoFile = { type: Logo["type"]; bytes: Uint8Array };

export type LogoSources = {
	findFile(hash: string): Promise<LogoFile | undefined>;
	/** The picture of it that mails show. */
	findForMail(hash: string): Promise<LogoFile | undefined>;
};

const types = { svg: "image/svg+xml", png: "image/png" } as const;

/**
 * Serves `/logo/{hash}.svg`, `.png` and, for mails, `-mail.png`. Its content never changes, and it stays
 * when another logo takes its place, since mails go on showing it.
 */
export function logoRoutes({ findFile, findForMail }: LogoSources): Hono {
	return new Hono().get("/logo/:name", async (context) => {
		const [, hash = "", ending = ""] = logoAddress.exec(context.req.param("name")) ?? [];
		const find = ending === "-mail.png" ? findForMail : findFile;
		const file = hash === "" ? undefined : await find(hash);
		if (file === undefined || !ending.endsWith(`.${file.type}`)) {
			return context.text("There is no such logo.", 404, { "Cache-Control": "no-store" });
		}
		return context.body(Uint8Array.from(file.bytes), 200, {
			"Content-Type": types[file.type],
			"Content-Security-Policy": policy,
			"Cache-Control": "public, max-age=31536000, immutable",
		});
	});
}
