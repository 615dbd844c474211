import { Tabs } from "radix-ui";
import { type ClipboardEvent, type DragEvent, type KeyboardEvent, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { Field, inputClass } from "#app/admin-ui/field.tsx";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import { imageIn } from "#app/features/media/image-file.ts";
import { useImageUpload } from "#app/features/media/use-image-upload.ts";
import { useText } from "#app/i18n/text-context.tsx";
import type { OtherLanguage } from "#app/site/site-config.ts";
import { ArticlePreview } from "./article-preview.tsx";
import { type EditorMark, markOfKeys } from "./editor-marks.ts";
import { EditorToolbar } from "./editor-toolbar.tsx";
import { insertImage } from "./markdown-image.ts";
import { continueList } from "./markdown-lists.ts";
import { applyEdit, selectedIn } from "./text-area-edit.ts";
import { useFieldMessage } from "./use-field-message.ts";
import { WordCount } from "./word-count.tsx";

/** Rows of the text area (specification, section 9); it grows with the text. */
const rows = 15;

/**
 * The text of an article, in Markdown: written with a toolbar and shortcuts, or looked at as
 * readers will see it.
 */
export function MarkdownEditor(props: {
	name: "content" | `${OtherLanguage}.content`;
	lang: string;
	required: boolean;
}) {
	const t = useText("admin");
	const error = useFieldMessage(props.name);
	const { register } = useFormContext<ArticleDraft>();
	const { ref, ...field } = register(props.name);
	const area = useRef<HTMLTextAreaElement>(null);
	const files = useRef<HTMLInputElement>(null);
	const [mode, setMode] = useState("edit");

	function mark(tool: EditorMark): void {
		if (area.current === null) return;
		applyEdit(area.current, tool.apply(selectedIn(area.current), t("editor.linkText")));
	}

	/** Puts a picture where the text is being written, with its description selected, to be typed. */
	const { upload, uploading } = useImageUpload((url) => {
		if (area.current !== null) {
			applyEdit(area.current, insertImage(selectedIn(area.current), url, t("image.insertText")));
		}
	});

	/** Takes the picture of what was dropped or pasted; anything else goes its usual way. */
	function takeImage(event: ClipboardEvent | DragEvent, { files }: DataTransfer): void {
		const image = imageIn(files);
		if (image === undefined) return;
		event.preventDefault();
		void upload(image);
	}

	function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
		const tool = markOfKeys(event);
		const enter = event.key === "Enter" && !event.shiftKey && !event.nativeEvent.isComposing;
		const edit = enter ? continueList(selectedIn(event.currentTarget)) : undefined;
		if (tool === undefined && edit === undefined) return;
		event.preventDefault();
		if (tool !== undefined) mark(tool);
		else if (edit !== undefined) applyEdit(event.currentTarget, edit);
	}

	return (
		<Tabs.Root value={mode} onValueChange={setMode}>
			<Field
				label={t("article.content")}
				required={props.required}
				error={error}
				hint={t("editor.hint")}
				aside={
					<div className="flex items-center gap-3">
						<WordCount name={props.name} />
						<Modes />
					</div>
				}
			>
				{(control) => (
					<div>
						<div
							className={`sticky top-14 z-20 -mx-2.5 bg-white lg:top-0 ${mode === "edit" ? "" : "hidden"}`}
						>
							<EditorToolbar onMark={mark} onImage={() => files.current?.click()} />
							<input
								ref={files}
								type="file"
								accept="image/*"
								aria-label={t("image.insert")}
								hidden
								onChange={(event) => {
									const chosen = event.target.files?.[0];
									if (chosen !== undefined) void upload(chosen);
									event.target.value = "";
								}}
							/>
							{uploading === undefined ? null : (
								<progress
									aria-label={t("image.uploading")}
									value={uploading.part}
									max={1}
									className="absolute inset-x-0 bottom-0 h-1 w-full accent-ember"
								/>
							)}
						</div>
						<Tabs.Content value="edit" forceMount tabIndex={-1} className="data-[state=inactive]:hidden">
							<textarea
								{...control}
								{...field}
								ref={(element) => {
									ref(element);
									area.current = element;
								}}
								onKeyDown={press}
								onPaste={(event) => takeImage(event, event.clipboardData)}
								onDrop={(event) => takeImage(event, event.dataTransfer)}
								lang={props.lang}
								rows={rows}
								spellCheck
								className={`${inputClass} block max-h-[max(75svh,32rem)] min-h-[calc(15*1.65em+1.5rem)] resize-y px-5 py-3 text-[1.06rem] leading-[1.65] [field-sizing:content]`}
							/>
						</Tabs.Content>
						<Tabs.Content
							value="preview"
							tabIndex={-1}
							className="min-h-[28rem] overflow-hidden rounded-[2px] border border-clay px-5 py-6"
						>
							<Preview name={props.name} lang={props.lang} />
						</Tabs.Content>
					</div>
				)}
			</Field>
		</Tabs.Root>
	);
}

/** Writing, or looking at what readers will see. */
function Modes() {
	const t = useText("admin");
	const modeClass =
		"min-h-11 cursor-pointer rounded-full px-4 text-small text-ink-soft hover:text-ink data-[state=active]:bg-sand data-[state=active]:font-semibold data-[state=active]:text-ink";
	return (
		<Tabs.List aria-label={t("editor.modes")} className="-mr-1 flex">
			<Tabs.Trigger value="edit" className={modeClass}>
				{t("editor.edit")}
			</Tabs.Trigger>
			<Tabs.Trigger value="preview" className={modeClass}>
				{t("editor.preview")}
			</Tabs.Trigger>
		</Tabs.List>
	);
}

function Preview({ name, lang }: { name: "content" | `${OtherLanguage}.content`; lang: string }) {
	return <ArticlePreview markdown={useWatch<ArticleDraft, typeof name>({ name })} lang={lang} />;
}
