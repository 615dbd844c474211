import { maxCameraBytes } from "#app/features/media/image-file.ts";
import { fetchedImages } from "#app/features/media/intake/fetched-image.server.ts";
import { prepareImage } from "#app/features/media/intake/image-intake.server.ts";
import type { PreparedImage } from "#app/features/media/intake/stored-form.server.ts";
import { nameOfAddress } from "#app/features/media/library-image.ts";
import { imageUrlOf } from "#app/features/media/media.ts";
import type { MediaStore } from "#app/features/media/storage/media.store.server.ts";
import { parseUrl } from "#app/i18n/web-address.ts";
import { ApiError } from "#platform/api/api-error.ts";
import type { Loss, LossKind } from "#server/imports/post/imported-post.ts";
import { originalOf, type PictureSource } from "./picture-source.ts";

type Options = {
	media: Pick<MediaStore, "add">;
	source: PictureSource;
	/** Fetches from its address what the source does not have. */
	isFetched: boolean;
	/** Looks only for what is there: nothing is fetched, decoded or stored. */
	isDry: boolean;
	/** Decides which IP addresses pictures are fetched from; by default those of the internet. */
	isFetchable?: ((address: string) => boolean) | undefined;
};

/** The address in the library of a picture, or what to tell about it. */
type Taken = { url: string } | { loss: Loss };

/** Characters of an address that are told: a picture may be written into the page itself. */
const detailMax = 200;

/** Stands for a picture in an import that is only tried. */
const untaken = imageUrlOf("0".repeat(64));

/** Takes pictures of another site into the library, each once, one after the other. */
export function takePictures({ media, source, isFetched, isDry, isFetchable }: Options) {
	const known = new Map<string, Taken>();
	const taken = new Set<string>();
	const fetching = fetchedImages({
		prepare: (bytes) => prepareImage(bytes, maxCameraBytes),
		isAllowed: isFetchable,
	});

	/** Takes the picture at an absolute address, or the one that this is a smaller copy of. */
	async function take(address: string): Promise<Taken> {
		const original = originalOf(address);
		const before = known.get(original);
		if (before !== undefined) return before;
		const result = isDry ? await look(address) : await store(address);
		if ("url" in result) taken.add(isDry ? original : result.url);
		known.set(original, result);
		return result;
	}

	async function look(address: string): Promise<Taken> {
		const isThere = (await source.has(address)) || (isFetched && isWeb(address));
		return isThere ? { url: untaken } : lost("picture-missing", address);
	}

	async function store(address: string): Promise<Taken> {
		try {
			const prepared = await prepare(address);
			if (prepared === undefined) return lost("picture-missing", address);
			const name = isWeb(address) ? nameOfAddress(originalOf(address)) : "";
			return { url: imageUrlOf(await media.add({ ...prepared, name })) };
		} catch (error) {
			if (!(error instanceof ApiError)) throw error;
			return lost(error.code === "unreachable" ? "picture-missing" : "picture-refused", address);
		}
	}

	async function prepare(address: string): Promise<PreparedImage | undefined> {
		const bytes = await source.read(address);
		if (bytes !== undefined) return prepareImage(bytes, maxCameraBytes);
		if (!isFetched || !isWeb(address)) return undefined;
		const original = originalOf(address);
		if (original === address) return fetching.prepareFrom(address);
		return fetching.prepareFrom(original).catch((error: unknown) => {
			if (error instanceof ApiError && error.code === "unreachable") return fetching.prepareFrom(address);
			throw error;
		});
	}

	async function close(): Promise<void> {
		fetching.stop();
		await source.close();
	}

	return { take, count: () => taken.size, close };
}

function lost(kind: LossKind, address: string): Taken {
	return { loss: { kind, detail: address.slice(0, detailMax) } };
}

function isWeb(address: string): boolean {
	return /^https?:$/.test(parseUrl(address)?.protocol ?? "");
}

export type PictureTaker = ReturnType<typeof takePictures>;
