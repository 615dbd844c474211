import type { ClipboardEvent, DragEvent, KeyboardEvent, Ref } from "react";
import type { ControllerRenderProps } from "react-hook-form";
import { type ControlProps, inputClass } from "#app/admin-ui/field.tsx";
import { applyEdit, isOfComposition, selectedIn } from "#app/admin-ui/text-edit.ts";
import type { ArticleDraft } from "#app/features/articles/article.ts";
import type { ContentName } from "#app/features/articles/article-draft.ts";
import { picturesOf } from "#app/features/articles/writing/paste/picture-files.ts";
import { useText } from "#app/i18n/text-context.tsx";
import { markdownEdit, markOfKeys } from "./editor-marks.ts";
import { continueList } from "./markdown-edits.ts";

/** Rows of the text area (specification, section 9); it grows with the text. */
const rows = 15;

/** The Markdown of an article, as it is stored. */
export function SourceArea(props: {
	control: ControlProps;
	field: ControllerRenderProps<ArticleDraft, ContentName>;
	area: Ref<HTMLTextAreaElement>;
	lang: string;
	/** Called with pictures to insert at a position. */
	onPictures(files: readonly File[], at: number): void;
}) {
	const t = useText("admin");
	const { value, onChange, onBlur } = props.field;

	/** Handles dropped or pasted pictures; anything else is left to the browser. */
	function takePictures(
		event: ClipboardEvent<HTMLTextAreaElement> | DragEvent<HTMLTextAreaElement>,
		data: DataTransfer,
		at = event.currentTarget.selectionEnd,
	): void {
		const pictures = picturesOf(data);
		if (pictures.length === 0) return;
		event.preventDefault();
		props.onPictures(pictures, at);
	}

	function press(event: KeyboardEvent<HTMLTextAreaElement>): void {
		const selected = selectedIn(event.currentTarget);
		const enter = event.key === "Enter" && !event.shiftKey && !isOfComposition(event.nativeEvent);
		const mark = markOfKeys(event);
		const edit = mark ? markdownEdit(mark, selected, t("editor.linkText")) : enter && continueList(selected);
		if (!edit) return;
		event.preventDefault();
		applyEdit(event.currentTarget, edit);
	}

	return (
		<textarea
			{...props.control}
			ref={props.area}
			value={value}
			onChange={onChange}
			onBlur={onBlur}
			onKeyDown={press}
			onPaste={(event) => takePictures(event, event.clipboardData)}
			onDrop={(event) => takePictures(event, event.dataTransfer, droppedAt(event))}
			lang={props.lang}
			rows={rows}
			spellCheck
			className={`${inputClass} block max-h-[max(75svh,32rem)] min-h-[calc(15*1.65em+1.5rem)] resize-y px-5 py-3 text-[1.06rem] leading-[1.65] [field-sizing:content]`}
		/>
	);
}

/** Returns the position of a drop in the text, in browsers that tell it. */
function droppedAt(event: DragEvent<HTMLTextAreaElement>): number | undefined {
	if (!("caretPositionFromPoint" in document)) return undefined;
	const place = document.caretPositionFromPoint(event.clientX, event.clientY);
	return place?.offsetNode === event.currentTarget ? place.offset : undefined;
}
