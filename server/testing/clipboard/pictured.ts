import type { Clipboard } from "./specials.ts";

const hash = "5".repeat(64);

/** Texts with pictures among them. */
export const pictured: Clipboard[] = [
	{
		name: "Google Docs, a picture of its own between two paragraphs",
		html: '<meta charset=\'utf-8\'><b style="font-weight:normal;" id="docs-internal-guid-2"><p dir="ltr"><span style="font-weight:400">Before.</span></p><p dir="ltr"><span style="border:none;display:inline-block;overflow:hidden;width:602px;height:401px;"><img src="https://lh7-rt.googleusercontent.com/docsz/AD_4nX" width="602" height="401" style="margin-left:0px;margin-top:0px;" /></span></p><p dir="ltr"><span style="font-weight:400">Behind.</span></p></b>',
		markdown: "Before.\n\n**(Missing picture 1)**\n\nBehind.",
	},
	{
		name: "LibreOffice, a picture within a paragraph",
		html: '<p style="line-height: 100%">Off Tamarin <img src="file:///tmp/lu1.tmp/lu2_m3.png" name="Image1" align="bottom" width="643" height="428" border="0"/>\nat six.</p>',
		markdown: "Off Tamarin\n\n**(Missing picture 1)**\n\nat six.",
	},
	{
		name: "a mail that counts its readers",
		html: '<div dir="ltr">Good morning,<div><br></div><div>see you on Sunday.</div><img src="https://track.example/o.gif?id=1" width="1" height="1" alt=""></div>',
		markdown: "Good morning,\n\nsee you on Sunday.",
	},
	{
		name: "an article of this site, its picture in two formats",
		html: `<article><h2>By the lagoon</h2><picture><source type="image/avif" srcset="/media/${hash}-480.avif 480w"><img src="/media/${hash}-1600.webp" alt="Lamps"></picture><p>One by one.</p></article>`,
		markdown: `## By the lagoon\n\n![Lamps](/media/${hash}-1600.webp)\n\nOne by one.`,
	},
];
