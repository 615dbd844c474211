import type { EditorState } from "prosemirror-state";
import { type RefObject, useEffect, useImperativeHandle, useRef, useState } from "react";
import type { ControlProps } from "#app/admin-ui/field.tsx";
import { Switch } from "#app/admin-ui/switch.tsx";
import { NestedTooDeep } from "#app/features/articles/rendering/nesting.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { articleSchema } from "./document/schema.ts";
import { LinkDialog } from "./link-dialog.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { useTextAttributes } from "./use-text-attributes.ts";
import { useTypography } from "./use-typography.ts";
import { insertBlock } from "./view/block-commands.ts";
import { clipboard } from "./view/clipboard.ts";
import { type LinkPlace, linkPlace, removeLink, setLink } from "./view/links.ts";
import { markdownShortcuts } from "./view/markdown-shortcuts.ts";
import { describePicture, type PicturePlace, pictureKeys } from "./view/pictures.ts";
import { activeTools, type ToolName, tools } from "./view/tools.ts";
import { typography } from "./view/typography.ts";
import { openWriting, type WritingView } from "./view/writing-view.ts";
import "./writing.css";

/** What the toolbar asks of the text. */
export type VisualEditorHandle = {
	run(tool: ToolName | "link"): void;
	insertPicture(src: string, alt: string): void;
	focus(): void;
};

type Props = {
	handle: RefObject<VisualEditorHandle | null>;
	control: ControlProps;
	label: string;
	lang: Language;
	/** Whether it is shown: a hidden one takes a changed text when it is shown again. */
	active: boolean;
	value: string;
	onChange(markdown: string): void;
	onBlur(): void;
	onTools(active: ReadonlySet<string>): void;
	onPicture(file: File): void;
	/** The text cannot be shown here: marks stand too deep in one another. */
	onUnreadable(): void;
};

/** An article as it is written: it looks as its page will, and is stored as Markdown. */
export function VisualEditor(props: Props) {
	const t = useText("admin");
	const place = useRef<HTMLDivElement>(null);
	const writing = useRef<WritingView>(undefined);
	const latest = useRef(props);
	latest.current = props;
	const attributes = useTextAttributes(props);
	const [wanted, want] = useTypography();
	const typographic = useRef(wanted);
	typographic.current = wanted;
	const shownTools = useRef("");
	const [link, setLinkPlace] = useState<LinkPlace>();
	const [picture, setPicture] = useState<PicturePlace>();

	/** Tells the toolbar what the selection is in, when that becomes something else. */
	function showTools(state: EditorState): void {
		const active = activeTools(state);
		const names = [...active].join();
		if (names === shownTools.current) return;
		shownTools.current = names;
		latest.current.onTools(active);
	}

	function open(at: HTMLElement): WritingView {
		return openWriting(at, latest.current.value, {
			attributes,
			onBlur: () => latest.current.onBlur(),
			plugins: [
				typography(latest.current.lang, () => typographic.current),
				markdownShortcuts(),
				pictureKeys(setPicture),
				clipboard((file) => latest.current.onPicture(file)),
			],
			onChange: (markdown) => latest.current.onChange(markdown),
			onState: showTools,
		});
	}

	// A text that was changed elsewhere is shown as soon as somebody looks.
	useEffect(() => {
		if (!props.active || place.current === null) return;
		try {
			if (writing.current === undefined) writing.current = open(place.current);
			else writing.current.show(props.value);
		} catch (error) {
			if (!(error instanceof NestedTooDeep)) throw error;
			props.onUnreadable();
		}
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
			else present.run(tools[tool].command);
		},
		insertPicture(src, alt) {
			writing.current?.run(insertBlock(articleSchema.node("picture", { src, alt })));
		},
		focus: () => writing.current?.view.focus(),
	}));

	return (
		<>
			<div
				ref={place}
				className="writing rounded-[2px] border border-ink/35 bg-white px-5 py-6 focus-within:border-ember"
			/>
			<Switch
				label={t("editor.typography")}
				hint={t(`editor.typographyOf.${props.lang}`)}
				checked={wanted}
				onChange={want}
			/>
			<LinkDialog
				place={link}
				onClose={() => setLinkPlace(undefined)}
				onLink={(place, href) => writing.current?.run(href === "" ? removeLink(place) : setLink(place, href))}
			/>
			<PictureDialog
				place={picture}
				lang={props.lang}
				onClose={() => setPicture(undefined)}
				onDescribe={(place, words) => writing.current?.run(describePicture(place, words))}
			/>
		</>
	);
}
