import type { ArtPlace } from "#app/site/art-places.ts";

export const adminLook = {
	look: {
		title: "Look",
		open: "Look",
		intro:
			"The colour and the signs by which people know you. What you save here is on every page, in every email and on shared links at once, in both languages.",
		accent: "Accent colour",
		accentText:
			"For buttons, links and the drawings. A darker shade for small text is made from it, so that it can always be read.",
		pick: "Pick a colour",
		code: "Colour code",
		codeHint: "Such as #b8320c.",
		notColour: "Write the colour as # and six letters or digits, such as #b8320c.",
		faint:
			"This colour is too light: contrast {{contrast}} where 3 is needed. On the site it would be hard to see.",
		takeNearest: "Take the nearest that works, {{colour}}",
		strong: "Contrast {{contrast}} on your light grounds: easy to see.",
		shipped: "Back to the original colour",
		logo: "Logo",
		logoText:
			"Your name as text, or a drawing in its place: at the top and the foot of every page, in emails and on shared links. Your name stays its alternative text.",
		logoHint:
			"SVG or PNG, at most {{megabytes}} MB. Best without a background, so that it stands on any ground.",
		logoIcon:
			"The icons for tabs and phones are made from it. A logo more than two and a half times as wide as it is high could not be made out there: the first letters of your name stand in its place.",
		logoChoose: "Choose a file",
		logoOther: "Choose another file",
		logoUploading: "Uploading…",
		logoNone: "Back to your name as text",
		logoLarge: "Please choose a file smaller than {{megabytes}} MB.",
		logoFailed: "The file could not be uploaded. Please try again.",
		whiteOnDark: "White on dark grounds",
		whiteOnDarkHint: "At the foot of the pages the logo is shown in white alone.",
		share: "Shared links",
		shareText:
			"What somebody sees who is sent a link to one of your pages. Articles and events keep pictures of their own.",
		shareDrawn: "Each page has a drawn picture with its own title.",
		shareChosen: "Every page shows this photograph.",
		shareNone: "Back to the drawn pictures",
		shareAlt: "The picture of a shared link",
		photographs: "Photographs",
		photographsText:
			"A photograph of yours may take the place of a drawing, in a round frame. What must stay in sight, and the words for those who cannot see it, are those of the image in your library.",
		photographsDrawn: "The drawing",
		photographNone: "Back to the drawing",
		photographsLibrary: "Change what stays in sight, and the words",
		artPlaces: {
			homeHero: "Home page: the first screen",
			homeTeam: "Home page: the people and the place",
			homeApply: "Home page: the second call to apply",
			homeReferral: "Home page: nominate a single",
			howItWorks: "How it works: the first screen",
			network: "The free network: the first screen",
			socials: "Singles Socials: the first screen",
			socialsReasons: "Singles Socials: the reasons",
		} satisfies Record<ArtPlace, string>,
		preview: "How it looks",
		previewButton: "Apply",
		previewLink: "A link in a text",
		previewLabel: "Small heading",
		save: "Save Look",
		saving: "Saving…",
		saved: "Look saved",
		savedText: "It is on the website now.",
		saveFailed: "Failed to save the look",
		fetchFailed: "Failed to fetch the look",
		stale:
			"The look was changed elsewhere while you had it open. What you changed is still here: have a look, then save once more.",
		notSaved: "The look is not saved yet.",
		unsaved: "Changes not saved yet.",
		leaveTitle: "Leave without saving?",
		leaveText: "What you changed of the look is not saved yet.",
		stay: "Stay",
		leave: "Leave",
	},
};
