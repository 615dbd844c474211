import { tmpdir } from "node:os";
import type { ServerBuild } from "react-router";
import { migrations } from "#migrations/index.ts";
import { isMigrated } from "#platform/database/migrate.ts";
import type { Environment } from "#platform/environment.ts";
import { ArchiveError, type Manifest, type PageReader } from "#server/backup/manifest.ts";
import { openPages } from "./open-pages.ts";
import { listAddresses, pageDigest, pictureOfEachFormat, picturesIn } from "./page-digest.ts";

type Program = {
	mode: Environment["mode"];
	loadBuild(): Promise<ServerBuild>;
	/** The fingerprint of this program: only the same one shows the same pages of the same rows. */
	readProgram(): Promise<string>;
};

/** The address in every absolute link: the same wherever an archive is written and checked. */
const siteUrl = "https://archive.example";

/** Reads the pages of the site as a program renders them. */
export function sitePages({ mode, loadBuild, readProgram }: Program): PageReader {
	/** The digests of an archive that this program wrote itself; none of any other. */
	async function ownDigests({ pages }: Pick<Manifest, "pages">): Promise<Map<string, string>> {
		const isOwn = pages !== undefined && pages.program === (await readProgram());
		return new Map(isOwn ? pages.digests.map(({ path, sha256 }) => [path, sha256]) : []);
	}

	return {
		digest: async (database, instant) => {
			if (!(await isMigrated(database, migrations))) return undefined;
			const build = await loadBuild();
			// No picture is asked for, so that nothing is written there.
			const { read, close } = openPages({ siteUrl, database, build, mode, folder: tmpdir(), instant });
			try {
				const digests: { path: string; sha256: string }[] = [];
				for (const path of await listAddresses(read)) {
					const { status, text } = await read(path);
					// One that does not open on the site itself cannot be what it was.
					if (status === 200) digests.push({ path, sha256: pageDigest(text) });
				}
				return { program: await readProgram(), digests };
			} finally {
				await close();
			}
		},

		compare: async (database, folder, manifest, onProgress) => {
			const known = await ownDigests(manifest);
			const build = await loadBuild();
			const instant = new Date(manifest.writtenAt);
			const { read, site, close } = openPages({ siteUrl, database, build, mode, folder, instant });

			async function open(path: string): Promise<string> {
				const { status, text } = await read(path);
				if (status === 200) return text;
				throw new ArchiveError(`${path} does not open once it is restored: it answers ${status}.`);
			}

			try {
				const areCompared = known.size > 0;
				const paths = areCompared ? [...known.keys()] : await listAddresses(read);
				const pictures = new Set<string>();
				for (const [place, path] of paths.entries()) {
					const text = await open(path);
					if (areCompared && pageDigest(text) !== known.get(path)) {
						throw new ArchiveError(`${path} says something else than when the archive was written.`);
					}
					for (const picture of picturesIn(text)) pictures.add(picture);
					onProgress("pages", place + 1);
				}
				// A page may go on naming a picture that was deleted; one that is kept outside is looked for by its name.
				const there = (await site.stores.media.listHeld()).filter((hash) => pictures.has(hash));
				for (const path of pictureOfEachFormat(there)) await open(path);
				return { count: paths.length, areCompared };
			} finally {
				await close();
			}
		},
	};
}
