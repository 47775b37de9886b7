export const map = {
  map: "map",
  tools: "Map tools",
  zoom_in: "Zoom in",
  zoom_out: "Zoom out",
  lasso: "Lasso select",
  layers: "Layers",
  fit: "Fit all routes",
  no_webgl: "This browser cannot draw maps (WebGL is off). Everything the map shows is in the lists.",
  layer: {
    names: "Place names",
    routes: "Other routes",
    legs: "Legs to the depot",
    unassigned: "Unassigned",
  },
} as const;
