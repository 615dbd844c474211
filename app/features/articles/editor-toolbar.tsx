import { Toolbar } from "radix-ui";
import { useText } from "../../text/text-context";
import { iconClass } from "../../ui/compact-button";
import { Icon } from "../../ui/icon";
import { Tooltip } from "../../ui/tooltip";
import { type EditorMark, editorMarks, shownKeys } from "./editor-marks";

/** The editor's tools. The arrow keys move between them; each says its name and its shortcut. */
export function EditorToolbar({ onMark }: { onMark(mark: EditorMark): void }) {
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
							aria-keyshortcuts={shownKeys(mark, false).replace("Ctrl", mac ? "Meta" : "Control")}
							// The selection in the text stays where it is.
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => onMark(mark)}
							className={`${iconClass} text-base text-ink`}
						>
							<Face mark={mark} />
						</Toolbar.Button>
					</Tooltip>
				);
			})}
		</Toolbar.Root>
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
