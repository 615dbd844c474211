import { Tabs } from "radix-ui";
import { type KeyboardEvent, useRef, useState } from "react";
import { useFormContext, useWatch } from "react-hook-form";
import { useText } from "../../text/text-context";
import { type ControlProps, inputClass } from "../../ui/field";
import type { ArticleDraft } from "./article";
import { ArticlePreview } from "./article-preview";
import { type EditorMark, markOfKeys } from "./editor-marks";
import { EditorToolbar } from "./editor-toolbar";
import { continueList } from "./markdown-lists";
import { applyEdit, selectedIn } from "./text-area-edit";

/** Rows of the text area (specification, section 9); it grows with the text. */
const rows = 15;

const modeClass =
	"min-h-11 cursor-pointer rounded-full px-4 text-small text-ink-soft hover:text-ink data-[state=active]:bg-sand data-[state=active]:font-semibold data-[state=active]:text-ink";

/** The text of an article, in Markdown: written with a toolbar and shortcuts, or looked at as readers will see it. */
export function MarkdownEditor(props: {
	name: "content" | "fr.content";
	lang: string;
	control: ControlProps;
}) {
	const t = useText("admin");
	const { register } = useFormContext<ArticleDraft>();
	const { ref, ...field } = register(props.name);
	const area = useRef<HTMLTextAreaElement>(null);
	const [mode, setMode] = useState("edit");

	function mark(tool: EditorMark): void {
		if (area.current === null) return;
		applyEdit(area.current, tool.apply(selectedIn(area.current), t("editor.linkText")));
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
			<div className="sticky top-14 z-20 -mx-2 flex flex-wrap items-center justify-between gap-x-4 bg-white px-2 py-1 lg:top-0">
				<div className={mode === "edit" ? "" : "invisible"}>
					<EditorToolbar onMark={mark} />
				</div>
				<Tabs.List aria-label={t("editor.modes")} className="flex">
					<Tabs.Trigger value="edit" className={modeClass}>
						{t("editor.edit")}
					</Tabs.Trigger>
					<Tabs.Trigger value="preview" className={modeClass}>
						{t("editor.preview")}
					</Tabs.Trigger>
				</Tabs.List>
			</div>
			<Tabs.Content value="edit" forceMount tabIndex={-1} className="data-[state=inactive]:hidden">
				<textarea
					{...props.control}
					{...field}
					ref={(element) => {
						ref(element);
						area.current = element;
					}}
					onKeyDown={press}
					lang={props.lang}
					rows={rows}
					spellCheck
					className={`${inputClass} block min-h-[calc(15lh+1.5rem)] resize-y px-5 py-3 text-[1.06rem] leading-[1.65] [field-sizing:content]`}
				/>
			</Tabs.Content>
			<Tabs.Content
				value="preview"
				tabIndex={-1}
				className="min-h-[26rem] overflow-hidden rounded-[2px] border border-clay px-5 py-6"
			>
				<Preview name={props.name} lang={props.lang} />
			</Tabs.Content>
		</Tabs.Root>
	);
}

function Preview({ name, lang }: { name: "content" | "fr.content"; lang: string }) {
	return <ArticlePreview markdown={useWatch<ArticleDraft, typeof name>({ name })} lang={lang} />;
}
