import { Toolbar } from "radix-ui";
import { iconClass } from "#app/admin-ui/compact-button.tsx";
import { Icon, type IconName } from "#app/admin-ui/icon.tsx";
import { Tooltip } from "#app/admin-ui/tooltip.tsx";
import { useText } from "#app/i18n/text-context.tsx";
import { type EditorMark, editorMarks, shownKeys } from "./editor-marks.ts";

/** The editor's tools. The arrow keys move between them; each says its name and its shortcut. */
export function EditorToolbar(props: {
	/** The names of the tools whose work the selection shows. */
	active: ReadonlySet<string>;
	onMark(mark: EditorMark): void;
	onImage(): void;
	onLibrary(): void;
	onDescribe(): void;
}) {
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
							aria-pressed={props.active.has(mark.name)}
							aria-keyshortcuts={shownKeys(mark, false).replace("Ctrl", mac ? "Meta" : "Control")}
							// The selection in the text stays where it is.
							onMouseDown={(event) => event.preventDefault()}
							onClick={() => props.onMark(mark)}
							className={`${iconClass} text-base text-ink aria-pressed:bg-sand`}
						>
							<Face mark={mark} />
						</Toolbar.Button>
					</Tooltip>
				);
			})}
			<PictureTool name={t("image.insert")} icon="image" onPress={props.onImage} />
			<PictureTool name={t("image.insertFromLibrary")} icon="library" onPress={props.onLibrary} />
			{props.active.has("picture") ? (
				<Toolbar.Button
					onMouseDown={(event) => event.preventDefault()}
					onClick={props.onDescribe}
					// A third row of tools on a phone would move the picture away under the finger.
					className="inline-flex min-h-11 cursor-pointer items-center px-3 text-small text-ink underline underline-offset-4 hover:text-ember"
				>
					<Icon name="edit" className="sm:hidden" />
					<span className="max-sm:sr-only">{t("editor.describe")}</span>
				</Toolbar.Button>
			) : null}
		</Toolbar.Root>
	);
}

function PictureTool({ name, icon, onPress }: { name: string; icon: IconName; onPress(): void }) {
	return (
		<Tooltip text={name}>
			<Toolbar.Button
				aria-label={name}
				onMouseDown={(event) => event.preventDefault()}
				onClick={onPress}
				className={`${iconClass} text-base text-ink`}
			>
				<Icon name={icon} />
			</Toolbar.Button>
		</Tooltip>
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
