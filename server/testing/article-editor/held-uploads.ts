import { onTestFinished, vi } from "vitest";

/** An upload that is on its way, and how it is answered: with an address, or as a failure. */
type HeldUpload = { name: string; answer(url: string | undefined): void };

/**
 * Holds every upload of a file for the length of a test, which answers them: `fetch` cannot tell how much
 * of a file has gone.
 */
export function holdUploads(): HeldUpload[] {
	const uploads: HeldUpload[] = [];

	class HeldRequest {
		upload = { addEventListener() {} };
		#listeners = new Map<string, () => void>();
		status = 0;
		responseText = "";
		addEventListener(type: string, listener: () => void): void {
			this.#listeners.set(type, listener);
		}
		open(): void {}
		setRequestHeader(): void {}
		send(body: FormData): void {
			const file = body.get("image") as File;
			uploads.push({
				name: file.name,
				answer: (url) => {
					this.status = url === undefined ? 500 : 200;
					this.responseText = JSON.stringify(url === undefined ? {} : { url });
					this.#listeners.get("load")?.();
				},
			});
		}
	}

	vi.stubGlobal("XMLHttpRequest", HeldRequest);
	onTestFinished(() => void vi.unstubAllGlobals());
	return uploads;
}
