import { readFileSync, statSync, writeFileSync } from "node:fs";
import { type PackageManifest, sha256Of, signatureFile, signManifest } from "#updater/package-signature.ts";

/** The private key that packages are signed by: PACKAGE_KEY, or in the file PACKAGE_KEY_FILE; undefined without. */
export function packageKey({ PACKAGE_KEY, PACKAGE_KEY_FILE } = process.env): string | undefined {
	return PACKAGE_KEY || (PACKAGE_KEY_FILE ? readFileSync(PACKAGE_KEY_FILE, "utf8") : undefined);
}

type Written = Pick<PackageManifest, "name" | "version" | "platform" | "unpackedBytes">;

/** Writes what an archive is, signed, beside it. @returns that file. */
export async function signPackage(archive: string, written: Written, privateKey: string): Promise<string> {
	const manifest = { ...written, bytes: statSync(archive).size, sha256: await sha256Of(archive) };
	writeFileSync(signatureFile(archive), signManifest(manifest, privateKey));
	return signatureFile(archive);
}
