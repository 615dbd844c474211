/** A PNG of 6 × 4 pixels and a JPEG of 6 × 6, as base64. */
export const smallPng =
	"iVBORw0KGgoAAAANSUhEUgAAAAYAAAAECAIAAAAiZtkUAAAACXBIWXMAAAPoAAAD6AG1e1JrAAAAEUlEQVQImWMQ9/RCQwzkCgEAWUIP8RiAWoUAAAAASUVORK5CYII=";
export const smallJpeg =
	"/9j/2wBDAAYEBQYFBAYGBQYHBwYIChAKCgkJChQODwwQFxQYGBcUFhYaHSUfGhsjHBYWICwgIyYnKSopGR8tMC0oMCUoKSj/2wBDAQcHBwoIChMKChMoGhYaKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCgoKCj/wAARCAAGAAYDASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABQf/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCMAFU5/9k=";

/** A picture as RTF has it; `drawing` stands for shapes, `emf` for what no browser shows. */
export type RtfPlace = { png: string } | { jpeg: string } | "emf" | "drawing";

function hexOf(base64: string): string {
	const hex = Buffer.from(base64, "base64").toString("hex");
	return hex.replace(/.{128}/g, "$&\r\n");
}

const blip = (place: Exclude<RtfPlace, string>) =>
	"png" in place ? { name: "pngblip", base64: place.png } : { name: "jpegblip", base64: place.jpeg };

/** The older form that Word and LibreOffice write of each picture once more. */
const older = "{\\nonshppict{\\pict\\picscalex99\\wmetafile8\r\n0100090000034a01 {\\*\\blipuid 00}}}";

function wordPlace(place: RtfPlace): string {
	if (place === "drawing") {
		return "{\\shp{\\*\\shpinst\\shpleft120\\shptop88{\\sp{\\sn shapeType}{\\sv 1}}{\\sp{\\sn fFilled}{\\sv 1}}}{\\shprslt{\\*\\do\\dobxcolumn\\dprect}{\\pict\\wmetafile8 0100}}}";
	}
	if (place === "emf") return "{\\*\\shppict{\\pict\\picwgoal9\\emfblip\\bliptag7\r\n01000000}}";
	const { name, base64 } = blip(place);
	return `{\\*\\shppict{\\pict{\\*\\picprop\\shplid1025{\\sp{\\sn shapeType}{\\sv 75}}{\\sp{\\sn pibName}{\\sv C:\\\\Users\\\\ann\\\\a.png}}}\\picscalex100\\picscaley100\\piccropl0\\picw159\\pich106\\picwgoal90\\pichgoal60\\${name}\\bliptag-1443301283{\\*\\blipuid a9f8ecab0a7a8d1e5b8f3f16ccad8d5e}\r\n${hexOf(base64)}}}${older}`;
}

/**
 * Returns the RTF that Word copies beside the HTML: styles, a theme, lists with pictures for
 * points, then the text.
 */
export function wordRtf(places: readonly RtfPlace[]): string {
	const paragraphs = places.map(
		(place) =>
			`\\pard\\plain \\ltrpar\\ql \\li0\\ri0 {\\rtlch\\fcs1 \\af0 \\ltrch\\fcs0 \\insrsid1 Before \\{it\\} caf\\'e9 \\u8212\\'97 }{\\rtlch \\lang1024 ${wordPlace(place)}}{\\par }`,
	);
	return `{\\rtf1\\adeflang1025\\ansi\\ansicpg1252\\uc1{\\fonttbl{\\f0\\fbidi \\froman\\fcharset0{\\*\\panose 02020603}Times New Roman;}}{\\colortbl;\\red0\\green0\\blue0;}{\\stylesheet{\\ql \\snext0 Normal;}}{\\*\\listpicture{\\*\\shppict{\\pict\\pngblip 89504e47}}}{\\info{\\author ann}}{\\*\\themedata 504b0304}\r\n${paragraphs.join("\r\n")}}`;
}

/** Returns the RTF that LibreOffice copies beside the HTML. */
export function libreRtf(places: readonly Exclude<RtfPlace, string>[]): string {
	const pictures = places.map((place) => {
		const { name, base64 } = blip(place);
		const props = "{\\*\\picprop{\\sp{\\sn wzDescription}{\\sv }}{\\sp{\\sn wzName}{\\sv A boat}}}";
		const size = "\\picscalex529\\picscaley528\\piccropl0\\picw6\\pich4\\picwgoal340\\pichgoal227";
		return `\\par \\pard\\plain \\s16\\ltrpar{\\loch\nBefore }{\\loch\n{\\*\\shppict{\\pict${props}${size}\\${name}\n${hexOf(base64)}}}{\\nonshppict{\\pict${props}${size}\\wmetafile8\n010009000003}}\n}{\\loch\n after.}`;
	});
	return `{\\rtf1\\ansi\\deff3\\adeflang1025\n{\\fonttbl{\\f0\\froman\\fprq2 Times New Roman;}}{\\*\\generator LibreOffice/7.4.7.2$Linux_X86_64}\\deftab709\n${pictures.join("\n")}\n\\par }`;
}

/** A picture as Word copies it to the HTML: the drawing for older browsers stands in a comment. */
export const wordImage = (nth: number, alt = "") =>
	`<p class=MsoNormal><span lang=EN-US style='mso-no-proof:yes'><!--[if gte vml 1]><v:shapetype id="_x0000_t75"></v:shapetype><v:shape id="Picture_x0020_${nth}" o:spid="_x0000_i1025" type="#_x0000_t75" style='width:468pt;height:312pt;visibility:visible'><v:imagedata src="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_image00${nth}.png" o:title=""/></v:shape><![endif]--><![if !vml]><img width=624 height=416 src="file:///C:/Users/ann/AppData/Local/Temp/msohtmlclip1/01/clip_image00${nth}.png"${alt && ` alt="${alt}"`} v:shapes="Picture_x0020_${nth}"><![endif]></span></p>`;
