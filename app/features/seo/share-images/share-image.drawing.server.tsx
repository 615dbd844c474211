import { readFile } from "node:fs/promises";
import { join } from "node:path";
import satori from "satori";
import { shareImageSize } from "#app/metadata/public-pages.ts";
import { projectFolder } from "#platform/files/project-folder.ts";
import { loadSharp } from "#platform/sharp.ts";
import { ShareArcs } from "./share-arcs.tsx";
import { drawable, type ShareImage } from "./share-image.ts";
import { ShareTitle, type TitleSetting } from "./share-title.tsx";

/** Where the site's own faces are. */
const fontsFolder = join(projectFolder, "app", "ui", "fonts");

const looks = {
	page: { ground: "#fbf7f2", ink: "#1f1a16", label: "#b8320c" },
	article: { ground: "#17494a", ink: "#fbf7f2", label: "#f6a877" },
} as const;

/**
 * Type sizes of a title in pixels, the largest that fits is taken; and the height that titles may
 * take.
 */
const titleSizes = [112, 104, 96, 88, 80, 74, 68, 62, 56, 50, 44];
const titleHeight = 312;
/** From the margin to the first circle. */
const titleWidth = 650;
const balanceStepPx = 12;

type Fonts = Parameters<typeof satori>[1]["fonts"];

/** Draws the picture. @returns PNG bytes, 1200 x 630 pixels. */
export async function drawShareImage(image: ShareImage): Promise<Buffer> {
	const fonts = await siteFonts();
	const title = drawable(image.title);
	const setting = await fitTitle(title, fonts);
	const svg = await satori(<Picture image={image} title={title} setting={setting} />, {
		...shareImageSize,
		fonts,
	});
	const sharp = await loadSharp();
	return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

function Picture(props: { image: ShareImage; title: string; setting: TitleSetting }) {
	const { image, title, setting } = props;
	const { ground, ink, label } = looks[image.look];
	return (
		<div style={{ display: "flex", width: "100%", height: "100%", background: ground, color: ink }}>
			<ShareArcs look={image.look} />
			<div
				style={{
					display: "flex",
					flexDirection: "column",
					width: "100%",
					padding: "68px 80px 60px",
					fontFamily: "Serif",
				}}
			>
				<p style={{ margin: 0, color: label, ...labelType }}>{drawable(image.label)}</p>
				<div style={{ display: "flex", flexGrow: 1, alignItems: "center" }}>
					<ShareTitle text={title} setting={setting} />
				</div>
				<p style={{ margin: 0, fontSize: 44, lineHeight: 1, fontStyle: "italic" }}>{drawable(image.name)}</p>
			</div>
		</div>
	);
}

const labelType = {
	fontFamily: "Sans",
	fontSize: 23,
	fontWeight: 600,
	letterSpacing: "0.08em",
	lineHeight: 1.3,
	textTransform: "uppercase",
} as const;

/**
 * The largest size at which a title fits, and the narrowest column of as many lines: so that lines
 * are of a length.
 */
async function fitTitle(text: string, fonts: Fonts): Promise<TitleSetting> {
	const measure = (setting: TitleSetting) =>
		measureTitle(<ShareTitle text={text} setting={setting} />, fonts);
	for (const size of titleSizes) {
		const { height } = await measure({ size, width: titleWidth });
		if (height > titleHeight) continue;
		const longestWord = await measure({ size, width: "min-content" });
		if (longestWord.width > titleWidth) continue;
		let tooNarrow = longestWord.width;
		let width = titleWidth;
		while (width - tooNarrow > balanceStepPx) {
			const between = Math.round((width + tooNarrow) / 2);
			if ((await measure({ size, width: between })).height > height) tooNarrow = between;
			else width = between;
		}
		return { size, width };
	}
	return { size: titleSizes.at(-1) ?? 0, width: titleWidth };
}

async function measureTitle(
	title: React.ReactNode,
	fonts: Fonts,
): Promise<{ width: number; height: number }> {
	let measured = { width: 0, height: 0 };
	await satori(<div style={{ display: "flex", alignItems: "flex-start" }}>{title}</div>, {
		...shareImageSize,
		fonts,
		onNodeDetected: ({ type, width, height }) => {
			if (type === "h1") measured = { width, height };
		},
	});
	return measured;
}

let loaded: Promise<Fonts> | undefined;

/** The faces, read once. The library draws WOFF2 files of one instance. */
function siteFonts(): Promise<Fonts> {
	loaded ??= Promise.all([
		face("Serif", "normal", "fraunces.woff2"),
		face("Serif", "italic", "fraunces-italic.woff2"),
		face("Sans", "normal", "instrument-sans.woff2"),
	]);
	return loaded;
}

async function face(name: string, style: "normal" | "italic", file: string) {
	return { name, style, weight: 400 as const, data: await readFile(join(fontsFolder, file)) };
}
