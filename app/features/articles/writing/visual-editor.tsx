import type { EditorState, Plugin } from "prosemirror-state";
import { type RefObject, useEffect, useId, useImperativeHandle, useMemo, useRef, useState } from "react";
import { type ControlProps, frameClass } from "#app/admin-ui/field.tsx";
import { TypographySwitch } from "#app/content/typography/typography-switch.tsx";
import { isTypographyWanted } from "#app/content/typography/typography-wanted.ts";
import type { TextError } from "#app/features/articles/rendered-text.ts";
import type { PictureSource as UploadSource } from "#app/features/media/choosing/use-image-upload.ts";
import { missingPictureNote } from "#app/i18n/reading/missing-pictures.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { showToast } from "#app/ui/toasts.tsx";
import type { SplitMarkdown } from "./document/markdown-blocks.ts";
import { articleSchema } from "./document/schema.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { useReadText } from "./reading/markdown-reader.ts";
import { SlashList } from "./slash/slash-list.tsx";
import {
	chooseCommand,
	isPictureSource,
	type PictureSource,
	type SlashCommand,
	type SlashMenu,
	slashEffect,
	slashLabels,
	slashMenu,
	slashMenuOf,
	slashNames,
} from "./slash/slash-menu.ts";
import { clipboard } from "./view/clipboard.ts";
import { awaitPictures, comingPictures, type PictureKey, settlePicture } from "./view/coming-pictures.ts";
import { activeTools, insertBlock, type ToolName, tools } from "./view/commands.ts";
import { type LinkPlace, linkPlace, removeLink, setLink } from "./view/links.ts";
import { markdownShortcuts } from "./view/markdown-shortcuts.ts";
import {
	describePicture,
	type PictureDetails,
	type PicturePlace,
	pictureKeys,
	placeWithoutWords,
	selectedPicture,
	selectPicture,
} from "./view/pictures.ts";
import { typography } from "./view/typography.ts";
import { openWriting, type WritingView } from "./view/writing-view.ts";
import "./writing.css";

export type VisualEditorHandle = ReturnType<typeof handleOf>;

type Props = {
	handle: RefObject<VisualEditorHandle | null>;
	control: ControlProps;
	label: string;
	lang: Language;
	/** True while it is shown: a hidden editor takes a changed text when it is shown again. */
	active: boolean;
	value: string;
	onChange(markdown: string): void;
	onBlur(): void;
	onTools(active: ReadonlySet<string>): void;
	/** Called to upload a picture; `key` is that of its reserved place. */
	onPicture(source: UploadSource, key: PictureKey): void;
	/** Called to choose a picture, from files or from the library. */
	onChoosePicture(from: PictureSource): void;
	/** Called to open a picture's description. */
	onOpenPicture(place: PicturePlace): void;
	/** Called if the text cannot be shown; without an error, the editor could not be loaded. */
	onUnreadable(textError: TextError | undefined): void;
};

/** The visual editor: it looks as the page will, and stores Markdown. */
export function VisualEditor(props: Props) {
	const t = useText("admin");
	const latest = useRef({ ...props, t });
	latest.current = { ...props, t };
	const [link, setLinkPlace] = useState<LinkPlace>();
	const listId = useId();
	const { place, writing, reading, menu, choose } = useWriting(props, latest, listId);
	useImperativeHandle(props.handle, () => handleOf(writing, latest, setLinkPlace));

	return (
		<>
			<div className="relative">
				<div
					ref={place}
					aria-busy={reading}
					inert={reading}
					className={`${frameClass} writing px-5 py-6 aria-busy:min-h-[30rem]`}
				/>
				{menu === undefined ? null : (
					<SlashList
						id={listId}
						menu={menu}
						line={writing.current?.lineAt(menu.from) ?? null}
						onChoose={(command) => writing.current && chooseCommand(writing.current.view, command, choose)}
					/>
				)}
			</div>
			<div className="mt-3">
				<TypographySwitch language={props.lang} />
			</div>
			<LinkDialog
				place={link}
				onClose={() => setLinkPlace(undefined)}
				onLink={(place, href) => writing.current?.run(href === "" ? removeLink(place) : setLink(place, href))}
			/>
		</>
	);
}

/** Opens the text in its place once it is read, and follows what is changed elsewhere. */
function useWriting(props: Props, latest: Latest, listId: string) {
	const place = useRef<HTMLDivElement>(null);
	const writing = useRef<WritingView>(undefined);
	const attributes = useTextAttributes(props);
	const shownTools = useRef("");
	const [menu, setMenu] = useState<SlashMenu>();

	function choose({ name }: SlashCommand): void {
		if (isPictureSource(name)) latest.current.onChoosePicture(name);
		else writing.current?.run(slashEffect(name));
	}

	/** Reports the active tools when they change. */
	function showTools(state: EditorState): void {
		setMenu(slashMenuOf(state));
		const active = activeTools(state);
		const names = [...active].join();
		if (names === shownTools.current) return;
		shownTools.current = names;
		latest.current.onTools(active);
	}

	function open(at: HTMLElement, markdown: string, split: SplitMarkdown): WritingView {
		const options = {
			attributes,
			onBlur: () => latest.current.onBlur(),
			plugins: pluginsOf(latest, listId, choose),
			onChange: (text: string) => latest.current.onChange(text),
			onState: showTools,
		};
		return openWriting(at, markdown, options, split);
	}

	// A text that was changed elsewhere is shown once the editor is.
	const reading = useReadText({
		active: props.active,
		value: props.value,
		isShown: (markdown) => writing.current?.isShown(markdown) === true,
		onRead: (markdown, split) => {
			if (writing.current !== undefined) writing.current.show(markdown, split);
			else if (place.current !== null) writing.current = open(place.current, markdown, split);
		},
		onUnreadable: props.onUnreadable,
	});

	useEffect(() => {
		writing.current?.view.setProps({ attributes });
	}, [attributes]);

	const kept = latest.current.t("editor.kept");
	useEffect(() => place.current?.style.setProperty("--kept-label", JSON.stringify(kept)), [kept]);

	useEffect(
		() => () => {
			writing.current?.close();
			writing.current = undefined;
		},
		[],
	);

	return { place, writing, reading, menu, choose };
}

/** The props and texts of the last rendering, for plugins, which are made once. */
type Latest = RefObject<Props & { t: ReturnType<typeof useText<"admin">> }>;

/** Returns what the editor does beside writing. */
function pluginsOf(latest: Latest, listId: string, choose: (command: SlashCommand) => void): Plugin[] {
	return [
		slashMenu({
			listId,
			commands: () => slashNames.map((name) => ({ name, label: latest.current.t(slashLabels[name]) })),
			onChoose: choose,
		}),
		// First: text typed on a selected picture belongs to no line.
		pictureKeys((at) => latest.current.onOpenPicture(at)),
		typography(latest.current.lang, isTypographyWanted),
		markdownShortcuts(),
		comingPictures(() => latest.current.t("image.uploading")),
		clipboard({
			onPicture: (source, key) => latest.current.onPicture(source, key),
			onLeftOut: (count) => {
				const { t } = latest.current;
				showToast({
					title: t("editor.leftOutTitle", { count }),
					description: t("editor.leftOut", { count }),
				});
			},
			onComments: (count) => showToast({ title: latest.current.t("editor.comments", { count }) }),
			noteOf: (number, alt) => missingPictureNote(latest.current.lang, number, alt),
		}),
	];
}

/** Returns the commands of the toolbar to the text. */
function handleOf(
	writing: RefObject<WritingView | undefined>,
	latest: Latest,
	onLink: (place: LinkPlace | undefined) => void,
) {
	return {
		run(tool: ToolName | "link" | "picture"): void {
			const present = writing.current;
			if (present === undefined) return;
			if (tool === "link") onLink(linkPlace(present.view.state));
			else if (tool !== "picture") present.run(tools[tool].command);
			else {
				const selected = selectedPicture(present.view.state);
				if (selected !== undefined) latest.current.onOpenPicture(selected);
			}
		},
		insertPicture(src: string): void {
			writing.current?.run(insertBlock(articleSchema.node("picture", { src })));
		},
		/** Uploads a picture for the caret's position. */
		takePicture(file: File): void {
			const view = writing.current?.view;
			const key = {};
			view?.dispatch(awaitPictures(view.state.tr, [{ key, at: view.state.selection.to }]));
			latest.current.onPicture(file, key);
		},
		/** Inserts an uploaded picture at its key's place; without an address the place is given up. */
		settlePicture(key: PictureKey, src: string | undefined): void {
			const alt = key.note?.alt ?? "";
			const picture = src === undefined ? undefined : articleSchema.node("picture", { src, alt });
			writing.current?.runAside(settlePicture(key, picture));
		},
		/** Finds an image without a description of its own, unless it is decoration. */
		findUndescribed: (src: string) => writing.current && placeWithoutWords(writing.current.view.state, src),
		goTo: (place: PicturePlace) => writing.current?.run(selectPicture(place)),
		describe: (place: PicturePlace, details: PictureDetails) =>
			writing.current?.run(describePicture(place, details)),
		/** Returns whether a text is the one that is shown. */
		isShown: (markdown: string) => writing.current?.isShown(markdown) === true,
		focus: () => writing.current?.view.focus(),
	};
}

/** Returns the attributes that a text area would have for assistive technology. */
export function useTextAttributes(props: {
	control: ControlProps;
	label: string;
	lang: string;
}): Record<string, string> {
	const { label, lang } = props;
	const { "aria-describedby": note, "aria-invalid": invalid, "aria-required": required } = props.control;
	return useMemo(
		() => ({
			class: "prose mx-auto max-w-column text-body",
			role: "textbox",
			"aria-multiline": "true",
			"aria-label": label,
			lang,
			spellcheck: "true",
			...(note !== undefined && { "aria-describedby": note }),
			...(invalid && { "aria-invalid": "true" }),
			...(required && { "aria-required": "true" }),
		}),
		[note, invalid, required, label, lang],
	);
}
