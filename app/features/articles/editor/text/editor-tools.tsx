import { Tabs, Toolbar } from "radix-ui";
import {
	type ReactNode,
	type RefObject,
	useDeferredValue,
	useImperativeHandle,
	useMemo,
	useRef,
	useState,
} from "react";
import { useWatch } from "react-hook-form";
import { iconClass } from "#app/admin-ui/compact-button.tsx";
import { Icon, type IconName } from "#app/admin-ui/icon.tsx";
import { Tooltip } from "#app/admin-ui/tooltip.tsx";
import { countWords } from "#app/content/plain-text.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { ImagePickerDialog } from "#app/features/media/choosing/image-picker.tsx";
import type { ImageUpload } from "#app/features/media/choosing/use-image-upload.ts";
import { imageTypes } from "#app/features/media/image-file.ts";
import type { DescribedImage } from "#app/features/media/library-image.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";
import { type EditorMark, editorMarks, shownKeys } from "./editor-marks.ts";

/** Opens the choice of a picture from outside of the tools. */
export type PictureChooser = Record<"picture" | "library", () => void>;

/** The tools above a text, which stay in sight. */
export function EditorTools(props: {
	chooser: RefObject<PictureChooser | null>;
	active: ReadonlySet<string>;
	uploading: ImageUpload | undefined;
	onMark(mark: EditorMark): void;
	onPictures(files: readonly File[]): void;
	onLibraryPicture(image: DescribedImage): void;
	/** Called to describe the selected picture. */
	onDescribe(): void;
	/** Shown below the tools, and in sight with them. */
	children: ReactNode;
}) {
	const t = useText("admin");
	const files = useRef<HTMLInputElement>(null);
	const [choosing, setChoosing] = useState(false);
	const chooser: PictureChooser = { picture: () => files.current?.click(), library: () => setChoosing(true) };
	useImperativeHandle(props.chooser, () => chooser);
	return (
		<div className="sticky top-14 z-20 -mx-2.5 bg-white lg:top-0">
			<EditorToolbar
				active={props.active}
				onMark={props.onMark}
				onImage={chooser.picture}
				onLibrary={chooser.library}
				onDescribe={props.onDescribe}
			/>
			{props.children}
			<ImagePickerDialog
				open={choosing}
				onClose={() => setChoosing(false)}
				onChoose={props.onLibraryPicture}
			/>
			<input
				ref={files}
				type="file"
				accept={imageTypes}
				multiple
				aria-label={t("image.insert")}
				hidden
				onChange={(event) => {
					props.onPictures([...(event.target.files ?? [])]);
					event.target.value = "";
				}}
			/>
			{props.uploading === undefined ? null : (
				<progress
					aria-label={t(labelOf(props.uploading))}
					value={props.uploading.part}
					max={1}
					className="absolute inset-x-0 bottom-0 h-1 w-full accent-ember"
				/>
			)}
		</div>
	);
}

function labelOf({ part, preview }: ImageUpload) {
	if (preview === undefined) return "image.fetching";
	return part === undefined ? "image.preparing" : "image.uploading";
}

/** The editor's tools: arrow keys move between them, tooltips show names and shortcuts. */
export function EditorToolbar(props: {
	active: ReadonlySet<string>;
	onMark(mark: EditorMark): void;
	onImage(): void;
	onLibrary(): void;
	onDescribe(): void;
}) {
	const t = useText("admin");
	const mac = /mac|iphone|ipad/i.test(navigator.userAgent);
	return (
		<Toolbar.Root aria-label={t("editor.toolbar")} className="flex flex-wrap">
			{editorMarks.map((mark) => {
				const name = t(`editor.${mark.name}`);
				return (
					<Tooltip key={mark.name} text={`${name} (${shownKeys(mark, mac)})`}>
						<Toolbar.Button
							aria-label={name}
							aria-pressed={props.active.has(mark.name)}
							aria-keyshortcuts={shownKeys(mark, false).replace("Ctrl", mac ? "Meta" : "Control")}
							// The selection in the text stays where it is.
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => props.onMark(mark)}
							className={`${iconClass} text-base text-ink aria-pressed:bg-sand`}
						>
							<Face mark={mark} />
						</Toolbar.Button>
					</Tooltip>
				);
			})}
			<PictureTool name={t("image.insert")} icon="image" onPress={props.onImage} />
			<PictureTool name={t("image.insertFromLibrary")} icon="library" onPress={props.onLibrary} />
			{props.active.has("picture") ? (
				<Toolbar.Button
					onMouseDown={(event) => event.preventDefault()}
					onClick={props.onDescribe}
					// Takes an existing place: a third row on a phone would move the picture away under
					// the finger.
					className="inline-flex min-h-11 cursor-pointer items-center px-3 text-small text-ink underline underline-offset-4 hover:text-ember"
				>
					<Icon name="edit" className="sm:hidden" />
					<span className="max-sm:sr-only">{t("editor.describe")}</span>
				</Toolbar.Button>
			) : null}
		</Toolbar.Root>
	);
}

function PictureTool({ name, icon, onPress }: { name: string; icon: IconName; onPress(): void }) {
	return (
		<Tooltip text={name}>
			<Toolbar.Button
				aria-label={name}
				onMouseDown={(event) => event.preventDefault()}
				onClick={onPress}
				className={`${iconClass} text-base text-ink`}
			>
				<Icon name={icon} />
			</Toolbar.Button>
		</Tooltip>
	);
}

function Face({ mark: { face } }: { mark: EditorMark }) {
	return "icon" in face ? (
		<Icon name={face.icon} />
	) : (
		<span aria-hidden="true" className={face.className}>
			{face.letter}
		</span>
	);
}

export const editorModes = ["edit", "source", "preview"] as const;

export type EditorMode = (typeof editorModes)[number];

export function EditorModes() {
	const t = useText("admin");
	return (
		<Tabs.List aria-label={t("editor.modes")} className="-mr-1 flex">
			{editorModes.map((mode) => (
				<Tabs.Trigger
					key={mode}
					value={mode}
					className="min-h-11 cursor-pointer rounded-full px-3 text-small text-ink-soft hover:text-ink data-[state=active]:bg-sand data-[state=active]:font-semibold data-[state=active]:text-ink sm:px-4"
				>
					{t(`editor.${mode}`)}
				</Tabs.Trigger>
			))}
		</Tabs.List>
	);
}

export function WordCount({ name }: { name: "content" | `${OtherLanguage}.content` }) {
	const t = useText("admin");
	// A long text is counted at low priority.
	const content = useDeferredValue(useWatch<ArticleDraft, typeof name>({ name }));
	const count = useMemo(() => countWords(content), [content]);
	return <span className="text-small text-ink-soft">{t("editor.words", { count })}</span>;
}
