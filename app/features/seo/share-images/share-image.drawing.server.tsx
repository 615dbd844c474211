import satori from "satori";
import type { DrawLogo } from "#app/features/seo/draw-logo.ts";
import { type Fonts, siteFonts } from "#app/features/seo/site-fonts.server.ts";
import { shareImageSize } from "#app/metadata/public-pages.ts";
import { fitInto } from "#app/site/logo.ts";
import { loadSharp } from "#platform/sharp.ts";
import { ShareArcs } from "./share-arcs.tsx";
import { drawable, type ShareImage } from "./share-image.ts";
import { ShareTitle, type TitleSetting } from "./share-title.tsx";

const looks = {
	page: { ground: "#fbf7f2", ink: "#1f1a16", label: "ember" },
	article: { ground: "#17494a", ink: "#fbf7f2", label: "dusk" },
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
/** Where the logo stands, in pixels. */
const logoBox = { width: 420, height: 72 };

type Mark = { src: string; width: number; height: number };

/** Draws the picture. @returns PNG bytes, 1200 x 630 pixels. */
export async function drawShareImage(image: ShareImage, drawLogo: DrawLogo): Promise<Buffer> {
	const fonts = await siteFonts();
	const title = drawable(image.title);
	const setting = await fitTitle(title, fonts);
	const svg = await satori(
		<Picture image={image} title={title} setting={setting} logo={await logoOf(image, drawLogo)} />,
		{
			...shareImageSize,
			fonts,
		},
	);
	const sharp = await loadSharp();
	return sharp(Buffer.from(svg)).png({ compressionLevel: 9 }).toBuffer();
}

/** The logo as the picture shows it: on a dark ground in white, where it is no picture itself. */
async function logoOf({ logo, look }: ShareImage, drawLogo: DrawLogo): Promise<Mark | undefined> {
	if (logo === null) return undefined;
	const size = fitInto(logo, logoBox);
	const white = look === "article" && logo.whiteOnDark;
	const png = await drawLogo(logo.hash, { ...size, white });
	return { ...size, src: `data:image/png;base64,${png.toString("base64")}` };
}

function Picture(props: { image: ShareImage; title: string; setting: TitleSetting; logo: Mark | undefined }) {
	const { image, title, setting, logo } = props;
	const { ground, ink, label } = looks[image.look];
	return (
		<div style={{ display: "flex", width: "100%", height: "100%", background: ground, color: ink }}>
			<ShareArcs look={image.look} accent={image.accent} />
			<div
				style={{
					display: "flex",
					flexDirection: "column",
					width: "100%",
					padding: "68px 80px 60px",
					fontFamily: "Serif",
				}}
			>
				<p style={{ margin: 0, color: image.accent[label], ...labelType }}>{drawable(image.label)}</p>
				<div style={{ display: "flex", flexGrow: 1, alignItems: "center" }}>
					<ShareTitle text={title} setting={setting} />
				</div>
				{logo === undefined ? (
					<p style={{ margin: 0, fontSize: 44, lineHeight: 1, fontStyle: "italic" }}>
						{drawable(image.name)}
					</p>
				) : (
					<img {...logo} alt="" />
				)}
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
