import type { EditorState } from "prosemirror-state";
import { type RefObject, useEffect, useId, useImperativeHandle, useRef, useState } from "react";
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
import { useReadText } from "./reading/use-read-text.ts";
import {
	isPictureSource,
	type PictureSource,
	type SlashCommand,
	slashEffect,
	slashLabels,
	slashNames,
} from "./slash/slash-commands.ts";
import { SlashList } from "./slash/slash-list.tsx";
import { chooseCommand, type SlashMenu, slashMenu, slashMenuOf } from "./slash/slash-menu.ts";
import { useTextAttributes } from "./use-text-attributes.ts";
import { insertBlock } from "./view/block-commands.ts";
import { clipboard } from "./view/clipboard.ts";
import { awaitPictures, comingPictures, type PictureKey, settlePicture } from "./view/coming-pictures.ts";
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
import { activeTools, type ToolName, tools } from "./view/tools.ts";
import { typography } from "./view/typography.ts";
import { openWriting, type WritingView } from "./view/writing-view.ts";
import "./writing.css";

/** The commands of the toolbar to the text. */
export type VisualEditorHandle = {
	run(tool: ToolName | "link" | "picture"): void;
	insertPicture(src: string): void;
	/** Uploads a picture for the caret's position. */
	takePicture(file: File): void;
	/** Inserts an uploaded picture at its key's place; without an address the place is given up. */
	settlePicture(key: PictureKey, src: string | undefined): void;
	/** Finds an image without a description of its own, unless it is decoration. */
	findUndescribed(src: string): PicturePlace | undefined;
	goTo(place: PicturePlace): void;
	describe(place: PicturePlace, details: PictureDetails): void;
	/** Returns whether a text is the one that is shown. */
	isShown(markdown: string): boolean;
	focus(): void;
};

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
	/** Called if the text cannot be shown; without a error, the editor could not be loaded. */
	onUnreadable(textError: TextError | undefined): void;
};

/** The visual editor: it looks as the page will, and stores Markdown. */
export function VisualEditor(props: Props) {
	const t = useText("admin");
	const place = useRef<HTMLDivElement>(null);
	const writing = useRef<WritingView>(undefined);
	const latest = useRef(props);
	latest.current = props;
	const attributes = useTextAttributes(props);
	const shownTools = useRef("");
	const [link, setLinkPlace] = useState<LinkPlace>();
	const [menu, setMenu] = useState<SlashMenu>();
	const listId = useId();
	const commands = slashNames.map((name): SlashCommand => ({ name, label: t(slashLabels[name]) }));
	const offered = useRef(commands);
	offered.current = commands;

	const coming = useRef("");
	coming.current = t("image.uploading");
	const leftOut = useRef((_count: number) => {});
	leftOut.current = (count) =>
		showToast({ title: t("editor.leftOutTitle", { count }), description: t("editor.leftOut", { count }) });

	const comments = useRef((_count: number) => {});
	comments.current = (count) => showToast({ title: t("editor.comments", { count }) });

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
			plugins: [
				slashMenu({ listId, commands: () => offered.current, onChoose: choose }),
				// First: text typed on a selected picture belongs to no line.
				pictureKeys((at) => latest.current.onOpenPicture(at)),
				typography(latest.current.lang, isTypographyWanted),
				markdownShortcuts(),
				comingPictures(() => coming.current),
				clipboard({
					onPicture: (source, key) => latest.current.onPicture(source, key),
					onLeftOut: (count) => leftOut.current(count),
					onComments: (count) => comments.current(count),
					noteOf: (number, alt) => missingPictureNote(latest.current.lang, number, alt),
				}),
			],
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

	const kept = t("editor.kept");
	useEffect(() => place.current?.style.setProperty("--kept-label", JSON.stringify(kept)), [kept]);

	useEffect(
		() => () => {
			writing.current?.close();
			writing.current = undefined;
		},
		[],
	);

	useImperativeHandle(props.handle, () => ({
		run(tool) {
			const present = writing.current;
			if (present === undefined) return;
			if (tool === "link") setLinkPlace(linkPlace(present.view.state));
			else if (tool !== "picture") present.run(tools[tool].command);
			else {
				const selected = selectedPicture(present.view.state);
				if (selected !== undefined) latest.current.onOpenPicture(selected);
			}
		},
		insertPicture(src) {
			writing.current?.run(insertBlock(articleSchema.node("picture", { src })));
		},
		takePicture(file) {
			const view = writing.current?.view;
			const key = {};
			view?.dispatch(awaitPictures(view.state.tr, [{ key, at: view.state.selection.to }]));
			latest.current.onPicture(file, key);
		},
		settlePicture(key, src) {
			const alt = key.note?.alt ?? "";
			const picture = src === undefined ? undefined : articleSchema.node("picture", { src, alt });
			writing.current?.runAside(settlePicture(key, picture));
		},
		findUndescribed: (src) => writing.current && placeWithoutWords(writing.current.view.state, src),
		goTo: (place) => writing.current?.run(selectPicture(place)),
		describe: (place, details) => writing.current?.run(describePicture(place, details)),
		isShown: (markdown) => writing.current?.isShown(markdown) === true,
		focus: () => writing.current?.view.focus(),
	}));

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
