import { Tabs } from "radix-ui";
import {
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useId,
	useRef,
	useState,
} from "react";
import { type ControllerRenderProps, useController } from "react-hook-form";
import { type ControlProps, Field } from "#app/admin-ui/field.tsx";
import { applyEdit, selectedIn } from "#app/admin-ui/text-edit.ts";
import { excessOf } from "#app/content/excess.ts";
import { type ArticleDraft, articleFields } from "#app/features/articles/article.ts";
import type { ContentName } from "#app/features/articles/article-draft.ts";
import { useFieldMessage } from "#app/features/articles/editor/fields/use-field-message.ts";
import { ArticlePreview } from "#app/features/articles/editor/preview/article-preview.tsx";
import {
	excessText,
	textErrorMessage,
	useTextError,
} from "#app/features/articles/editor/preview/text-error.tsx";
import type { TextError } from "#app/features/articles/rendered-text.ts";
import { PictureDialog } from "#app/features/articles/writing/picture-dialog.tsx";
import type { VisualEditor, VisualEditorHandle } from "#app/features/articles/writing/visual-editor.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { type EditorMark, markdownEdit, markOfKeys } from "./editor-marks.ts";
import {
	type EditorMode,
	EditorModes,
	EditorTools,
	editorModes,
	type PictureChooser,
	WordCount,
} from "./editor-tools.tsx";
import { MissingPictures, UndescribedPictures } from "./picture-notices.tsx";
import { SourceArea } from "./source-area.tsx";
import { useInsertedPictures } from "./use-inserted-pictures.ts";
import { usePictureDialog } from "./use-picture-dialog.ts";

const noTools: ReadonlySet<string> = new Set();

/** Edits a Markdown text: visually or as source, with a preview. */
export function MarkdownEditor(props: {
	name: ContentName;
	lang: Language;
	required: boolean;
	/** The label; that of an article's content without it. */
	label?: string;
	/** The most characters; those of an article without it. */
	max?: number;
	/** The preview; that of the text alone without it. */
	preview?: ReactNode;
}) {
	const t = useText("admin");
	const { name, lang, label = t("article.content"), max = articleFields.content.max } = props;
	const message = useFieldMessage(name);
	const { field } = useController<ArticleDraft, ContentName>({ name });
	const area = useRef<HTMLTextAreaElement>(null);
	const visual = useRef<VisualEditorHandle>(null);
	const { mode, setMode, unreadable, hint, ...editor } = useEditorMode();
	const excess = excessOf(field.value, max);
	// The field's message, the hint, or the preview says it already.
	const isShown = message !== undefined || unreadable?.textError !== undefined || mode === "preview";
	const textError = useTextError(isShown ? "" : field.value, max);
	const dialog = usePictureDialog({ lang, mode, visual, area });

	// An invalid form focuses the text in its present mode.
	useEffect(() => {
		field.ref({ focus: () => (visual.current ?? area.current)?.focus() });
	});

	return (
		<Tabs.Root value={mode} onValueChange={setMode}>
			<Field
				label={label}
				required={props.required}
				error={message === undefined || excess === undefined ? message : excessText(t, excess)}
				hint={hint}
				aside={
					<div className="flex flex-wrap items-center gap-x-3">
						<WordCount name={name} />
						<EditorModes />
					</div>
				}
			>
				{(control) => (
					<div>
						<EditedText
							{...{ name, lang, label, field, control, mode, visual, area, dialog, textError }}
							Visual={editor.Visual}
							onUnreadable={(error) => editor.setUnreadable({ textError: error })}
						/>
						<Tabs.Content value="preview" tabIndex={-1}>
							{props.preview ?? <ArticlePreview markdown={field.value} lang={lang} max={max} />}
						</Tabs.Content>
					</div>
				)}
			</Field>
			{mode === "preview" ? null : (
				<>
					<MissingPictures markdown={field.value} />
					<UndescribedPictures markdown={field.value} lang={lang} onDescribe={dialog.goTo} />
				</>
			)}
			{dialog.picture === undefined ? null : (
				<PictureDialog
					picture={dialog.picture}
					lang={lang}
					onClose={() => dialog.open(undefined)}
					onDescribe={(place, words) => visual.current?.describe(place, words)}
				/>
			)}
		</Tabs.Root>
	);
}

/** The tools and the text in the visual editor or under Source. */
function EditedText(props: {
	name: ContentName;
	lang: Language;
	label: string;
	field: ControllerRenderProps<ArticleDraft, ContentName>;
	control: ControlProps;
	mode: EditorMode;
	visual: RefObject<VisualEditorHandle | null>;
	area: RefObject<HTMLTextAreaElement | null>;
	dialog: ReturnType<typeof usePictureDialog>;
	/** Why the text cannot be rendered. */
	textError: string | undefined;
	Visual: ReturnType<typeof useVisualEditor>;
	onUnreadable(textError: TextError | undefined): void;
}) {
	const { name, lang, label, field, mode, visual, area, dialog, textError, Visual } = props;
	const chooser = useRef<PictureChooser>(null);
	const [active, setActive] = useState(noTools);
	const errorId = useId();
	const pictures = useInsertedPictures({ name, mode, visual, area, onShown: dialog.openOnce });
	const control = textError === undefined ? props.control : withError(props.control, errorId);

	const { mark, press } = useMarks({ mode, visual, area });

	return (
		<>
			{mode === "preview" ? null : (
				<EditorTools
					chooser={chooser}
					active={mode === "edit" ? active : noTools}
					uploading={pictures.uploading}
					onMark={mark}
					onPictures={(files) => pictures.upload(files)}
					onLibraryPicture={({ url }) => pictures.insert(url)}
					onDescribe={() => visual.current?.run("picture")}
				>
					{/* Rendered before it has text: only then is the text announced. */}
					<p id={errorId} role="status" className="px-2.5 text-small text-fault not-empty:pb-2">
						{textError}
					</p>
				</EditorTools>
			)}
			<Tabs.Content
				value="edit"
				forceMount
				tabIndex={-1}
				onKeyDown={press}
				className="data-[state=inactive]:hidden"
			>
				{Visual === undefined || Visual === "failed" ? (
					<div aria-busy="true" className="min-h-[30rem] rounded-[2px] border border-clay" />
				) : (
					<Visual
						handle={visual}
						{...{ control, label, lang }}
						active={mode === "edit"}
						value={field.value}
						onChange={field.onChange}
						onBlur={field.onBlur}
						onTools={setActive}
						onPicture={pictures.uploadTo}
						onChoosePicture={(from) => chooser.current?.[from]()}
						onOpenPicture={dialog.open}
						onUnreadable={props.onUnreadable}
					/>
				)}
			</Tabs.Content>
			<Tabs.Content value="source" tabIndex={-1}>
				<SourceArea {...{ field, area, control, lang }} onPictures={pictures.upload} />
			</Tabs.Content>
		</>
	);
}

/** Marks the selected words, by the tools and by their keys. */
function useMarks(options: {
	mode: EditorMode;
	visual: RefObject<VisualEditorHandle | null>;
	area: RefObject<HTMLTextAreaElement | null>;
}) {
	const { mode, visual, area } = options;
	const t = useText("admin");

	function mark(tool: EditorMark): void {
		if (mode === "edit") visual.current?.run(tool.name);
		else if (area.current !== null) {
			applyEdit(area.current, markdownEdit(tool, selectedIn(area.current), t("editor.linkText")));
		}
	}

	function press(event: KeyboardEvent): void {
		const tool = mode === "edit" ? markOfKeys(event) : undefined;
		if (tool === undefined) return;
		event.preventDefault();
		mark(tool);
	}

	return { mark, press };
}

/** Adds the text's error to the control's attributes for assistive technology. */
function withError(control: ControlProps, errorId: string): ControlProps {
	const describedBy = [errorId, control["aria-describedby"]].filter(Boolean).join(" ");
	return { ...control, "aria-invalid": true, "aria-describedby": describedBy };
}

/** Returns the mode with its hint: Source where the visual editor fails or cannot show the text. */
function useEditorMode() {
	const t = useText("admin");
	const [chosen, choose] = useState<EditorMode>("edit");
	const [unreadable, setUnreadable] = useState<{ textError: TextError | undefined }>();
	const Visual = useVisualEditor();
	const isMissing = Visual === "failed" || unreadable !== undefined;
	const mode = isMissing && chosen === "edit" ? "source" : chosen;

	function setMode(value: string): void {
		setUnreadable(undefined);
		choose(editorModes.find((offered) => offered === value) ?? "edit");
	}

	function hintOf(): string | undefined {
		if (mode === "preview") return undefined;
		const textError = unreadable?.textError;
		if (textError !== undefined) return textErrorMessage(t, textError, "editor.unreadable");
		if (isMissing) return t("editor.failed");
		return t(mode === "source" ? "editor.sourceHint" : "editor.hint");
	}

	return { mode, setMode, hint: hintOf(), unreadable, setUnreadable, Visual };
}

/** Loads the visual editor; `failed` if it cannot be loaded. */
function useVisualEditor(): typeof VisualEditor | "failed" | undefined {
	const [editor, setEditor] = useState<{ Component: typeof VisualEditor } | "failed">();
	useEffect(() => {
		let isUnmounted = false;
		import("#app/features/articles/writing/visual-editor.tsx").then(
			({ VisualEditor: Component }) => isUnmounted || setEditor({ Component }),
			() => isUnmounted || setEditor("failed"),
		);
		return () => {
			isUnmounted = true;
		};
	}, []);
	return editor === "failed" ? editor : editor?.Component;
}
