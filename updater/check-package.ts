import { existsSync, readFileSync, statSync } from "node:fs";
import { statfs } from "node:fs/promises";
import {
	type PackageManifest,
	publicKeysIn,
	readManifest,
	sha256Of,
	signatureFile,
} from "./package-signature.ts";
import { compareVersions } from "./package-versions.ts";
import { Refusal } from "./refusal.ts";

/** Room that is needed in a folder, in bytes. */
export type Need = { folder: string; bytes: number };

type Machine = {
	/** The public keys that packages may be signed by, one a line. */
	keys: string;
	platform: string;
	installedVersion: string;
	/** The room that has to be free beside the package itself: for a copy of the database, and a backup. */
	needs: readonly Need[];
	/** The folder that holds the versions. */
	releases: string;
};

/**
 * Reads what a package promises, and compares it with what lies there and with this machine; nothing is
 * unpacked. @throws Refusal for a signature, an archive, a platform, a version or a disk that does not fit.
 */
export async function checkPackage(archive: string, machine: Machine): Promise<PackageManifest> {
	const manifest = readSigned(archive, machine.keys);
	const { version, platform, bytes, sha256 } = manifest;
	if (platform !== machine.platform) {
		throw new Refusal(`The package is for ${platform}; this machine is ${machine.platform}.`);
	}
	const age = compareVersions(version, machine.installedVersion);
	if (age < 0) throw new Refusal(`Version ${version} is older than ${machine.installedVersion}, which runs.`);
	if (age === 0) throw new Refusal(`Version ${version} is the one that runs.`);
	const found = statSync(archive).size;
	if (found !== bytes) throw new Refusal(`The archive is not whole: ${found} of ${bytes} bytes are there.`);
	if ((await sha256Of(archive)) !== sha256) throw new Refusal("The archive was changed after it was signed.");
	await requireRoom([{ folder: machine.releases, bytes: manifest.unpackedBytes }, ...machine.needs]);
	return manifest;
}

function readSigned(archive: string, list: string): PackageManifest {
	if (!existsSync(archive)) throw new Refusal(`There is no ${archive}.`);
	const file = signatureFile(archive);
	if (!existsSync(file)) throw new Refusal(`${file} is missing: it belongs beside the archive.`);
	const keys = publicKeysIn(list);
	if (keys.length === 0) throw new Refusal("This machine knows no key that packages are signed by.");
	return readManifest(readFileSync(file, "utf8"), keys);
}

const megabyte = 1024 * 1024;

/** @throws Refusal where a disk has not what all that goes onto it needs. */
async function requireRoom(needs: readonly Need[]): Promise<void> {
	const disks = Map.groupBy(needs, ({ folder }) => statSync(folder).dev);
	for (const wanted of disks.values()) {
		const bytes = wanted.reduce((sum, need) => sum + need.bytes, 0);
		const folder = wanted[0]?.folder ?? "/";
		const { bavail, bsize } = await statfs(folder);
		if (bavail * bsize >= bytes) continue;
		const [needed, free] = [bytes, bavail * bsize].map((size) => Math.ceil(size / megabyte));
		throw new Refusal(
			`The disk of ${folder} has not enough room: ${needed} MB are needed, ${free} are free.`,
		);
	}
}
