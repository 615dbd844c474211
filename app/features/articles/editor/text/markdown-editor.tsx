import { Tabs } from "radix-ui";
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useController } from "react-hook-form";
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
} from "#app/features/articles/editor/preview/text-error.ts";
import type { TextError } from "#app/features/articles/rendered-text.ts";
import { PictureDialog } from "#app/features/articles/writing/picture-dialog.tsx";
import type { VisualEditor, VisualEditorHandle } from "#app/features/articles/writing/visual-editor.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { type EditorMark, markOfKeys } from "./editor-marks.ts";
import { type EditorMode, EditorModes, editorModes, WordCount } from "./editor-modes.tsx";
import { EditorTools, type PictureChooser } from "./editor-tools.tsx";
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
	const { label = t("article.content"), max = articleFields.content.max } = props;
	const message = useFieldMessage(props.name);
	const { field } = useController<ArticleDraft, ContentName>({ name: props.name });
	const area = useRef<HTMLTextAreaElement>(null);
	const visual = useRef<VisualEditorHandle>(null);
	const chooser = useRef<PictureChooser>(null);
	const [chosen, setMode] = useState<EditorMode>("edit");
	const [unreadable, setUnreadable] = useState<{ textError: TextError | undefined }>();
	const [active, setActive] = useState(noTools);
	const Visual = useVisualEditor();
	const missing = Visual === "failed" || unreadable !== undefined;
	const mode = missing && chosen === "edit" ? "source" : chosen;
	const errorId = useId();
	const excess = excessOf(field.value, max);
	// The field's message, the hint, or the preview says it already.
	const isTold = message !== undefined || unreadable?.textError !== undefined || mode === "preview";
	const textError = useTextError(isTold ? "" : field.value, max);

	function mark(tool: EditorMark): void {
		if (mode === "edit") visual.current?.run(tool.name);
		else if (area.current !== null) {
			applyEdit(area.current, tool.apply(selectedIn(area.current), t("editor.linkText")));
		}
	}

	const pictureDialog = usePictureDialog({ lang: props.lang, mode, visual, area });
	const pictures = useInsertedPictures({
		name: props.name,
		mode,
		visual,
		area,
		onShown: pictureDialog.openOnce,
	});

	function press(event: KeyboardEvent): void {
		const tool = mode === "edit" ? markOfKeys(event) : undefined;
		if (tool === undefined) return;
		event.preventDefault();
		mark(tool);
	}

	// An invalid form focuses the text in its present mode.
	useEffect(() => {
		field.ref({ focus: () => (visual.current ?? area.current)?.focus() });
	});

	return (
		<Tabs.Root
			value={mode}
			onValueChange={(value) => {
				setUnreadable(undefined);
				setMode(editorModes.find((offered) => offered === value) ?? "edit");
			}}
		>
			<Field
				label={label}
				required={props.required}
				error={message === undefined || excess === undefined ? message : excessText(t, excess)}
				hint={hintOf()}
				aside={
					<div className="flex flex-wrap items-center gap-x-3">
						<WordCount name={props.name} />
						<EditorModes />
					</div>
				}
			>
				{(control) => (
					<div>
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
									control={withError(control)}
									label={label}
									lang={props.lang}
									active={mode === "edit"}
									value={field.value}
									onChange={field.onChange}
									onBlur={field.onBlur}
									onTools={setActive}
									onPicture={pictures.uploadTo}
									onChoosePicture={(from) => chooser.current?.[from]()}
									onOpenPicture={pictureDialog.open}
									onUnreadable={(textError) => setUnreadable({ textError })}
								/>
							)}
						</Tabs.Content>
						<Tabs.Content value="source" tabIndex={-1}>
							<SourceArea
								{...{ field, area }}
								control={withError(control)}
								lang={props.lang}
								onPictures={(files, at) => pictures.upload(files, at)}
							/>
						</Tabs.Content>
						<Tabs.Content value="preview" tabIndex={-1}>
							{props.preview ?? <ArticlePreview markdown={field.value} lang={props.lang} max={max} />}
						</Tabs.Content>
					</div>
				)}
			</Field>
			{mode === "preview" ? null : <MissingPictures markdown={field.value} />}
			{mode === "preview" ? null : (
				<UndescribedPictures markdown={field.value} lang={props.lang} onDescribe={pictureDialog.goTo} />
			)}
			{pictureDialog.picture === undefined ? null : (
				<PictureDialog
					picture={pictureDialog.picture}
					lang={props.lang}
					onClose={() => pictureDialog.open(undefined)}
					onDescribe={(place, words) => visual.current?.describe(place, words)}
				/>
			)}
		</Tabs.Root>
	);

	/** Adds the text's error to the control's attributes for assistive technology. */
	function withError(control: ControlProps): ControlProps {
		if (textError === undefined) return control;
		const describedBy = [errorId, control["aria-describedby"]].filter(Boolean).join(" ");
		return { ...control, "aria-invalid": true, "aria-describedby": describedBy };
	}

	/** Returns the hint on how to write; none for the preview. */
	function hintOf(): string | undefined {
		if (mode === "preview") return undefined;
		if (unreadable?.textError !== undefined)
			return textErrorMessage(t, unreadable.textError, "editor.unreadable");
		if (missing) return t("editor.failed");
		return t(mode === "source" ? "editor.sourceHint" : "editor.hint");
	}
}

/** Loads the visual editor; `failed` if it cannot be loaded. */
export function useVisualEditor(): typeof VisualEditor | "failed" | undefined {
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
