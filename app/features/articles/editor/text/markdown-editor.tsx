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
import { excessText, faultText, useTextFault } from "#app/features/articles/editor/preview/text-fault.ts";
import type { TextFault } from "#app/features/articles/rendered-text.ts";
import { PictureDialog } from "#app/features/articles/writing/picture-dialog.tsx";
import type { VisualEditor, VisualEditorHandle } from "#app/features/articles/writing/visual-editor.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import type { Language } from "#app/site/site-config.ts";
import { type EditorMark, markOfKeys } from "./editor-marks.ts";
import { type EditorMode, EditorModes, editorModes, WordCount } from "./editor-modes.tsx";
import { EditorTools, type PictureChooser } from "./editor-tools.tsx";
import { MissingPictures, UndescribedPictures } from "./picture-notices.tsx";
import { SourceArea } from "./source-area.tsx";
import { useAskedPicture } from "./use-asked-picture.ts";
import { useInsertedPictures } from "./use-inserted-pictures.ts";

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
	const [unreadable, setUnreadable] = useState<{ fault: TextFault | undefined }>();
	const [active, setActive] = useState(noTools);
	const Visual = useVisualEditor();
	const missing = Visual === "failed" || unreadable !== undefined;
	const mode = missing && chosen === "edit" ? "source" : chosen;
	const faultId = useId();
	const excess = excessOf(field.value, max);
	// The field's message, the hint, or the preview says it already.
	const isTold = message !== undefined || unreadable?.fault !== undefined || mode === "preview";
	const fault = useTextFault(isTold ? "" : field.value, max);

	function mark(tool: EditorMark): void {
		if (mode === "edit") visual.current?.run(tool.name);
		else if (area.current !== null) {
			applyEdit(area.current, tool.apply(selectedIn(area.current), t("editor.linkText")));
		}
	}

	const { asked, ask, leadTo, askOnce } = useAskedPicture({ lang: props.lang, mode, visual, area });
	const pictures = useInsertedPictures({ name: props.name, mode, visual, area, onShown: askOnce });

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
								<p id={faultId} role="status" className="px-2.5 text-small text-fault not-empty:pb-2">
									{fault}
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
									control={withFault(control)}
									label={label}
									lang={props.lang}
									active={mode === "edit"}
									value={field.value}
									onChange={field.onChange}
									onBlur={field.onBlur}
									onTools={setActive}
									onPicture={pictures.uploadTo}
									onChoosePicture={(from) => chooser.current?.[from]()}
									onOpenPicture={ask}
									onUnreadable={(fault) => setUnreadable({ fault })}
								/>
							)}
						</Tabs.Content>
						<Tabs.Content value="source" tabIndex={-1}>
							<SourceArea
								{...{ field, area }}
								control={withFault(control)}
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
				<UndescribedPictures markdown={field.value} lang={props.lang} onDescribe={leadTo} />
			)}
			{asked === undefined ? null : (
				<PictureDialog
					picture={asked}
					lang={props.lang}
					onClose={() => ask(undefined)}
					onDescribe={(place, words) => visual.current?.describe(place, words)}
				/>
			)}
		</Tabs.Root>
	);

	/** Adds the text's error to the control's attributes for assistive technology. */
	function withFault(control: ControlProps): ControlProps {
		if (fault === undefined) return control;
		const describedBy = [faultId, control["aria-describedby"]].filter(Boolean).join(" ");
		return { ...control, "aria-invalid": true, "aria-describedby": describedBy };
	}

	/** Returns the hint on how to write; none for the preview. */
	function hintOf(): string | undefined {
		if (mode === "preview") return undefined;
		if (unreadable?.fault !== undefined) return faultText(t, unreadable.fault, "editor.unreadable");
		if (missing) return t("editor.failed");
		return t(mode === "source" ? "editor.sourceHint" : "editor.hint");
	}
}

/** Loads the visual editor; `failed` if it cannot be loaded. */
export function useVisualEditor(): typeof VisualEditor | "failed" | undefined {
	const [editor, setEditor] = useState<{ Component: typeof VisualEditor } | "failed">();
	useEffect(() => {
		let left = false;
		import("#app/features/articles/writing/visual-editor.tsx").then(
			({ VisualEditor: Component }) => left || setEditor({ Component }),
			() => left || setEditor("failed"),
		);
		return () => {
			left = true;
		};
	}, []);
	return editor === "failed" ? editor : editor?.Component;
}
