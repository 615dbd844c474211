/** The types of libheif that we use; the package has none. */
declare module "libheif-js/wasm-bundle.js" {
	type Handle = object;
	type DecodedImage = object;
	type Plane = { data: Uint8Array; stride: number; width: number; height: number };
	type HeifImage = { handle: Handle; is_primary(): boolean; free(): void };
	type Constant = object;

	const libheif: {
		HeifDecoder: new () => { decoder: object | null; decode(bytes: Uint8Array): HeifImage[] };
		heif_colorspace_RGB: Constant;
		heif_chroma_interleaved_RGB: Constant;
		/** A failure has a `code` and no `channels`. */
		heif_js_decode_image2(
			handle: Handle,
			colorspace: Constant,
			chroma: Constant,
		): { image: DecodedImage; channels: Plane[] } | { code: object; message: string };
		heif_image_release(image: DecodedImage): void;
		heif_context_free(context: object): void;
	};
	export = libheif;
}
