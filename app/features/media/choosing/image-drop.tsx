import { type ReactNode, useRef, useState } from "react";
import { CompactButton } from "#app/admin-ui/compact-button.tsx";
import { imageTypes, maxCameraMegabytes } from "#app/features/media/image-file.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { ImageUpload } from "./use-image-upload.ts";

type Props = {
	label: string;
	uploading: ImageUpload | undefined;
	children?: ReactNode;
} & ({ onFile(file: File): void; onFiles?: never } | { onFiles(files: File[]): void; onFile?: never });

/** Takes an image, or several with `onFiles`: chosen by the button, dropped, or pasted into it. */
export function ImageDrop({ label, uploading, onFile, onFiles, children }: Props) {
	const t = useText("admin");
	const input = useRef<HTMLInputElement>(null);
	const [over, setOver] = useState(false);
	const choose = t(onFiles === undefined ? "image.choose" : "image.chooseSeveral");

	function take(files: FileList | null): void {
		const [first] = files ?? [];
		if (files === null || first === undefined) return;
		if (onFiles === undefined) onFile(first);
		else onFiles([...files]);
	}

	return (
		<fieldset
			aria-label={label}
			onDragOver={(event) => {
				event.preventDefault();
				setOver(true);
			}}
			onDragLeave={() => setOver(false)}
			onDrop={(event) => {
				event.preventDefault();
				// The text under the dialog takes dropped files itself.
				event.stopPropagation();
				setOver(false);
				take(event.dataTransfer.files);
			}}
			onPaste={(event) => {
				event.stopPropagation();
				take(event.clipboardData.files);
			}}
			className={`grid min-w-0 justify-items-center gap-3 border border-dashed px-4 py-4 text-center text-small text-ink-soft ${over ? "border-ember bg-paper" : "border-ink/30"}`}
		>
			{uploading === undefined ? (
				<>
					{children}
					<p>
						{t(onFiles === undefined ? "image.hint" : "image.hintSeveral", { megabytes: maxCameraMegabytes })}
					</p>
				</>
			) : (
				<Progress uploading={uploading} />
			)}
			<CompactButton look="quiet" disabled={uploading !== undefined} onClick={() => input.current?.click()}>
				{uploading === undefined ? choose : t("image.uploading")}
			</CompactButton>
			<input
				ref={input}
				type="file"
				accept={imageTypes}
				multiple={onFiles !== undefined}
				aria-label={choose}
				hidden
				onChange={(event) => {
					take(event.target.files);
					// So that the same file can be chosen again.
					event.target.value = "";
				}}
			/>
		</fieldset>
	);
}

function Progress({ uploading: { part, preview } }: { uploading: ImageUpload }) {
	const t = useText("admin");
	return (
		<>
			<img src={preview} alt="" className="aspect-3/2 w-full rounded-[2px] object-cover opacity-60" />
			<progress
				aria-label={t(part === undefined ? "image.preparing" : "image.uploading")}
				value={part}
				max={1}
				className="h-1.5 w-full accent-ember"
			/>
		</>
	);
}
