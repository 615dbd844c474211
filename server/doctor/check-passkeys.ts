import type { Stores } from "#server/composition/stores.ts";
import { type Finding, look, right } from "./finding.ts";

/** Finds passkeys that were made for another address than the content area's, where no browser offers them. */
export async function checkPasskeys({ passkeys }: Stores, adminUrl: string): Promise<Finding[]> {
	const host = new URL(adminUrl).hostname;
	const others = (await passkeys.listRelyingParties()).filter((address) => address !== host);
	if (others.length === 0) return [right("passkeys", `none was made for another address than ${host}`)];
	const found = `made for ${others.join(", ")}: nobody can sign in with them at ${host}`;
	const remedy =
		"name that address in ADMIN_URL (or in SITE_URL, where there is none), or sign in with the access code and make new ones";
	return [look("passkeys", found, remedy)];
}
